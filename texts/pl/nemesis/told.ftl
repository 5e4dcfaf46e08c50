### Co dzieje się w „Nemesis”, kilka zdarzeń w jednym wierszu.

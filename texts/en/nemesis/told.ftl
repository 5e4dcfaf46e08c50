### What happens in Nemesis, several events in one line.

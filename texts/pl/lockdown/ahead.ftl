### Do czego prowadzi odpowiedź, tylko w Lockdown: części wiersza, bez kropki.

lockdown-ahead-dark = ciemno
lockdown-ahead-die-combat = kość walki
lockdown-ahead-die-advantage = kość przewagi
lockdown-ahead-hits-with-card = z kartą na { $hits } z { $of }
lockdown-ahead-lit = światło: { $areas }
lockdown-ahead-goes-dark = ciemność: { $areas }
lockdown-ahead-elevator-works = winda działa
lockdown-ahead-elevator-stands = winda stoi
lockdown-ahead-in-darkness = w ciemności: { $seats }
lockdown-ahead-surface-card = karta powierzchni na { $n } z { $of }

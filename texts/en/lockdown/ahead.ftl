### What an answer leads to that only Lockdown has: parts of a line, without a full stop.

lockdown-ahead-dark = dark
lockdown-ahead-die-combat = Combat die
lockdown-ahead-die-advantage = Advantage die
lockdown-ahead-hits-with-card = with a card on { $hits } of { $of }
lockdown-ahead-lit = lit: { $areas }
lockdown-ahead-goes-dark = dark: { $areas }
lockdown-ahead-elevator-works = the elevator works
lockdown-ahead-elevator-stands = the elevator stands
lockdown-ahead-in-darkness = in the dark: { $seats }
lockdown-ahead-surface-card = surface card on { $n } of { $of }

### К чему ведёт ответ, только в Lockdown: части строки, без точки.

lockdown-ahead-dark = темно
lockdown-ahead-die-combat = боевой кубик
lockdown-ahead-die-advantage = кубик преимущества
lockdown-ahead-hits-with-card = с картой на { $hits } из { $of }
lockdown-ahead-lit = свет: { $areas }
lockdown-ahead-goes-dark = темнота: { $areas }
lockdown-ahead-elevator-works = лифт работает
lockdown-ahead-elevator-stands = лифт стоит
lockdown-ahead-in-darkness = в темноте: { $seats }
lockdown-ahead-surface-card = карта поверхности на { $n } из { $of }

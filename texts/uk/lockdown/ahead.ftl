### До чого веде відповідь, лише в Lockdown: частини рядка, без крапки.

lockdown-ahead-dark = темно
lockdown-ahead-die-combat = бойовий кубик
lockdown-ahead-die-advantage = кубик переваги
lockdown-ahead-hits-with-card = з картою на { $hits } з { $of }
lockdown-ahead-lit = світло: { $areas }
lockdown-ahead-goes-dark = темрява: { $areas }
lockdown-ahead-elevator-works = ліфт працює
lockdown-ahead-elevator-stands = ліфт стоїть
lockdown-ahead-in-darkness = у темряві: { $seats }
lockdown-ahead-surface-card = карта поверхні на { $n } з { $of }

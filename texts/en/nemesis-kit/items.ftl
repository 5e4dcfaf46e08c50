### Items that Nemesis and Lockdown have in common: their names, and what each does.
###
### `.text` is what a player reads on the card; cost, combat icon, weight and component stand beside it.

## Items.

nemesis-kit-item-smoke-grenade = Smoke Grenade
    .text = Everybody else in your room discards 1 action card. You move to a neighbouring room, and no intruder attacks.
nemesis-kit-item-recon-drone = Recon Drone
    .text = Look secretly at an unexplored room and its exploration token.
nemesis-kit-item-extended-magazine = Extended Magazine
    .text = Attach it to one of your energy weapons: 2 ammo now, and it holds 2 more for good.
nemesis-kit-item-prototype-rifle = Prototype Rifle
    .text = On a double hit you may spend 1 more ammo for 1 more injury.
nemesis-kit-item-prototype-shotgun = Prototype Shotgun
    .text = Deals at least 1 injury unless the die is blank; on a single or double hit 1 more.
nemesis-kit-item-clothes = Clothes
    .text = Wipe off your slime, or dress one of your serious wounds.
nemesis-kit-item-adrenaline-injection = Adrenaline Injection
    .text = Draw 1 card. This turn you may perform any number of actions; then you must pass.
nemesis-kit-item-pistol = Pistol
    .text = A double hit counts as a single hit.
nemesis-kit-item-taser = Taser
    .text = An intruder in your room suffers 1 injury and retreats if it lives; or somebody in your room discards the whole hand.

### The questions of Aliens: Another Glorious Day in the Corps.
###
### A question speaks to whoever is asked; its `.others` says to everybody else, in a few
### words, what that person is choosing. Steps and rolls ask nobody and only say what is
### going on, without a full stop. The answers are in answers.ftl.

## Before the first turn.

aliens-asks-hero-choice = Whom do you play?
    .others = choosing a hero
aliens-asks-team-choice = Who is cut off in the nest?
    .others = choosing who is cut off
aliens-asks-preparation = What do you equip the squad with?
    .others = equipping the squad
aliens-asks-gun-placing = Where does { NAME($gun) } stand?
    .others = choosing a place for { NAME($gun) }
aliens-asks-gun-facing = Which way does { NAME($gun) } point?
    .others = choosing where { NAME($gun) } points
aliens-asks-hero-placing = Where does { NAME($hero) } start?
    .others = choosing where { NAME($hero) } starts
aliens-asks-grunt-placing = Which grunt starts where?
    .others = placing the grunts

## Who plays whom, and whose turn it is.

aliens-asks-new-hero = Which grunt becomes your hero?
    .others = choosing a new hero
aliens-asks-first-player = Who goes first?
    .others = choosing who goes first
aliens-asks-hero-order = Who is activated now?
    .others = choosing whom to activate
aliens-asks-remaining-grunt = Which grunt is next, and who activates it?
    .others = choosing the next grunt
aliens-asks-grunt-order = { $grunts-left ->
    [one] Which grunt does { NAME($grunts-hero) } lead? { $grunts-left } more is allowed.
   *[other] Which grunt does { NAME($grunts-hero) } lead? { $grunts-left } more are allowed.
}
    .others = choosing a grunt

## An activation.

aliens-asks-next-ability = Which ability comes next?
    .others = choosing an ability
aliens-asks-equip-step = What do you equip?
    .others = equipping
aliens-asks-next-action = What do you do?
    .others = choosing an Action
aliens-asks-next-step = { $movement-left ->
    [one] Where does { NAME($movement-character) } go? { $movement-left } square is left.
   *[other] Where does { NAME($movement-character) } go? { $movement-left } squares are left.
}
    .others = choosing a way for { NAME($movement-character) }
aliens-asks-weapon-question = Which Weapon does { NAME($attacker) } use?
    .others = choosing a Weapon
aliens-asks-target-choice = Where does { NAME($aiming-attacker) } aim the { NAME($aiming-weapon) }?
    .others = choosing a target
aliens-asks-spare-choice = Does { NAME($shot-attacker) } spare the characters?
    .others = choosing whom to spare
aliens-asks-reroll = { NAME($shot-attacker) } misses. Which card do you exhaust to roll again?
    .others = choosing whether to roll again
aliens-asks-blast-reroll = { NAME($roll-shot-attacker) } misses. Which card do you exhaust to roll again?
    .others = choosing whether to roll again
aliens-asks-full-auto = A hit. Does { NAME($shot-attacker) } go on firing for 1 card?
    .others = choosing whether to go on firing
aliens-asks-grenade-offer = Where does { NAME($attacker) } throw a grenade, as a Free Action?
    .others = choosing whether to throw a grenade
aliens-asks-seal-question = What does { NAME($character) } seal or clear?
    .others = choosing what to seal
aliens-asks-draw-more = { $left ->
    [one] Do you draw? Up to { $left } card.
   *[other] Do you draw? Up to { $left } cards.
}
    .others = choosing whether to draw
aliens-asks-recover-more = { $recovering-from ->
    [aliens-recover-from-hand] Which card do you recover from hand?
   *[aliens-recover-from-exhaust] { $recovering-left ->
        [one] Which card do you recover? Up to { $recovering-left }.
       *[other] Which card do you recover? Up to { $recovering-left }.
    }
}
    .others = choosing a card to recover
aliens-asks-search-choice = Which card do you take from the Exhaust pile? Type: { NAME($search-sought) }.
    .others = searching the Exhaust pile
aliens-asks-gear-choice = Which Gear does { NAME($character) } lose?
    .others = choosing which Gear is lost
aliens-asks-pull = Whom does Newt lead closer? It exhausts 2 cards.
    .others = choosing whom Newt leads
aliens-asks-pull-square = Which way does { NAME($pull-character) } go?
    .others = choosing a way for { NAME($pull-character) }
aliens-asks-scan = Which mission blip do you turn up?
    .others = choosing a mission blip
aliens-asks-crate-equip = What does { NAME($character) } put on at once?
    .others = choosing a find
aliens-asks-put-back = { $from-top ->
    [0] { $look-cost ->
        [0] Where does the card go that you have looked at?
       *[other] Where does the card go that you have looked at? The bottom costs { $look-cost }.
    }
   *[1] Where does the second of the two cards go?
}
    .others = putting a Motion Tracker card back
aliens-asks-last-put-back = And where does the first card go?
    .others = putting a Motion Tracker card back
aliens-asks-react-window = { $window-moment ->
    [aliens-window-alien-phase-start] The Alien Phase begins. Do you play an Event?
    [aliens-window-defence-roll-failed] The Defence Roll fails. Do you play an Event?
    [aliens-window-alien-adjacent] An Alien is next to a character. Do you play an Event?
    [aliens-window-tracker-card-drawn] A Motion Tracker card is drawn. Do you play an Event?
    [aliens-window-end-check] The whole squad is down. Do you play an Event?
   *[aliens-window-running-out] The last cards are about to go. Do you play an Event?
}
    .others = deciding whether to react
    .own = You have nothing to react with; nobody can tell.

## The choices for the enemies.

aliens-asks-stand-up-order = Who is next to stand up or be carried off?
    .others = choosing an order
aliens-asks-captor = Which Alien carries { NAME($character, case: "acc") } off?
    .others = choosing an Alien
aliens-asks-alien-order = Which Alien acts next?
    .others = choosing an Alien
aliens-asks-route-choice = Where does the enemy go?
    .others = choosing where an enemy goes
aliens-asks-shooter-order = Who fires first?
    .others = choosing who fires first
aliens-asks-defensive-shot = Does { NAME($shooter) } fire at the Alien?
    .others = choosing whether { NAME($shooter) } fires
aliens-asks-victim = Whom does the Alien attack?
    .others = choosing whom an Alien attacks
aliens-asks-board-order = On which board do the blips move next?
    .others = choosing a board
aliens-asks-blip-order = Which blip moves next { NAME($blips-face, case: "at") }?
    .others = choosing a blip
aliens-asks-signal-hero = Whom does the Motion Tracker card mean?
    .others = choosing whom a card means
aliens-asks-signal-point = Which of the nearest spawn points is it?
    .others = choosing a spawn point
aliens-asks-nearest-point = Which of the spawn points nearest to { NAME($character) } is it?
    .others = choosing a spawn point
aliens-asks-tunnel-square = Where does the tunnel open?
    .others = choosing a square for a tunnel
aliens-asks-blip-square = Where does the blip appear?
    .others = choosing a square for a blip
aliens-asks-extra-alien-square = Where does the next Alien come out?
    .others = choosing a square for an Alien

## Steps: the course of the game.

aliens-asks-set-up = setting up the table
aliens-asks-choosing = choosing a hero: { $seat }
aliens-asks-team-forming = forming the teams
aliens-asks-preparing = equipping the squad
aliens-asks-turn = the turn goes on
aliens-asks-marine-phase = Marine Phase
aliens-asks-hero-turn = activating heroes: { $seat }
aliens-asks-remaining-grunts = activating the remaining grunts
aliens-asks-activating = activating { NAME($character) }: { NAME($stage) }
aliens-asks-abilities = resolving abilities: { NAME($heading) }
aliens-asks-recover-and-draw = recovering cards, then drawing
aliens-asks-equipping = equipping
aliens-asks-acting = taking Actions
aliens-asks-grunts-by-rank = { NAME($hero) } leads grunts
aliens-asks-alien-phase = Alien Phase
aliens-asks-then-stand-ups = before anybody stands up or is carried off
aliens-asks-stand-ups = standing up or being carried off
aliens-asks-aliens-act = the Aliens act
aliens-asks-alien-turn = an enemy acts
aliens-asks-enemy-move = an enemy moves
aliens-asks-defensive-fire = Defensive Fire
aliens-asks-alien-attack = an Alien attacks
aliens-asks-defending = a character defends
aliens-asks-blips-act = the blips move
aliens-asks-board-blips = the blips { NAME($face, case: "at") } move
aliens-asks-tracker-step = drawing Motion Tracker cards
aliens-asks-end-phase = End Phase
aliens-asks-game-over = ending the game

## Steps: what characters do.

aliens-asks-movement = { NAME($character) } moves
aliens-asks-after-step = looking around after a step
aliens-asks-guns-fire = the sentry guns look for targets
aliens-asks-upkeep = looking around
aliens-asks-extra-aliens = more Aliens come out of a blip
aliens-asks-weapon-choice = { NAME($attacker) } reaches for a Weapon
aliens-asks-aiming = { NAME($attacker) } takes aim
aliens-asks-attack = { NAME($shot-attacker) } attacks
aliens-asks-burst = { NAME($shot-attacker) } fires full auto
aliens-asks-spare = { NAME($shot-attacker) } looks who stands in the blast
aliens-asks-blast-end = the smoke clears
aliens-asks-seal-choice = { NAME($character) } seals something
aliens-asks-rest = { NAME($character) } rests
aliens-asks-recovering = recovering cards: { $seat }
aliens-asks-pulling = Newt looks for a way
aliens-asks-pull-step = { NAME($character) } follows Newt
aliens-asks-event-played = { $seat } plays “{ NAME($play-event) }”
aliens-asks-window-opens = a moment for Events: { NAME($moment) }
aliens-asks-crate-find = { NAME($character) } searches a crate

## Steps: cards, blips and the Motion Tracker.

aliens-asks-hazard-effect = a Hazard strikes: “{ NAME($hazard) }”
aliens-asks-gear-loss = { NAME($character) } loses a Gear
aliens-asks-nearest-entry = a blip appears nearby
aliens-asks-exhaust = exhausting cards
aliens-asks-drain = exhausting cards
aliens-asks-recovery = recovering cards
aliens-asks-deck-discard = discarding from the Endurance deck
aliens-asks-drawing = drawing cards: { $seat }
aliens-asks-reveal = revealing a card
aliens-asks-revealed = a card is revealed
aliens-asks-exhaust-search = searching the Exhaust pile: { $seat }
aliens-asks-reshuffle = reshuffling the Endurance deck
aliens-asks-exhaust-shuffle = shuffling the Exhaust pile
aliens-asks-resolving = resolving a Motion Tracker card
aliens-asks-nearest-signal = looking for the nearest spawn point
aliens-asks-tunnel-placing = a tunnel opens
aliens-asks-blip-entry = a blip enters
aliens-asks-blip-arrived = a blip is there
aliens-asks-card-moves = a Motion Tracker card moves enemies
aliens-asks-tracker-look = looking at the Motion Tracker deck: { $seat }
aliens-asks-top-back = looking at the back of the top card

## Rolls, and cards that chance turns up.

aliens-asks-captive-draw = drawing lots for the captive
aliens-asks-card-draw = drawing a card: { $drawing-seat }
aliens-asks-card-revealed = turning a card over
aliens-asks-overdrawn = discarding from the Exhaust pile
aliens-asks-top-discarded = discarding a card
aliens-asks-settling = setting the Exhaust pile in order
aliens-asks-loose-card = shuffling the Exhaust pile
aliens-asks-searched-card = searching the Exhaust pile: { $search-seat }
aliens-asks-hand-loss = losing a random card from hand: { $seat }
aliens-asks-hazard-return = a Hazard returns
aliens-asks-attack-roll = { NAME($shot-attacker) } rolls to hit
aliens-asks-blast-roll = { NAME($shot-attacker) } rolls for the blast
aliens-asks-gun-roll = the dice of { NAME($gun, case: "gen") }
aliens-asks-barricade-test = { NAME($character) } works on a barricade
aliens-asks-computer-test = { NAME($character) } works on the computer
aliens-asks-cocoon-test = { NAME($character) } cuts open a cocoon: { NAME($captive) }
aliens-asks-defence-roll = { NAME($character) } makes a Defence Roll
aliens-asks-blip-speed = rolling how fast the blips { NAME($face, case: "at") } are
aliens-asks-door-breaking = an enemy throws itself against a door
aliens-asks-entry-roll = rolling whether a barricade holds
aliens-asks-landing = rolling where the dropship lands
aliens-asks-blip-draw = drawing a blip
aliens-asks-mission-blip-turned = turning a mission blip up
aliens-asks-tracker-draw = drawing a Motion Tracker card: { $seat }
aliens-asks-looked-at = looking at a Motion Tracker card: { $look-seat }
aliens-asks-back-seen = looking at the back of the top card

## After a mission of a campaign.

aliens-asks-saved-card = Which card do you save from the Discard pile?
    .others = choosing a card to save
aliens-asks-debriefing = after the mission
aliens-asks-card-removed = drawing a card that leaves the campaign
aliens-asks-card-returned = drawing a card that comes back into the campaign

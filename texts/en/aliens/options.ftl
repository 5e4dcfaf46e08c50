### What can be settled at an Aliens table before the game, and the values.

aliens-option-mission = Mission
    .text = What the squad has to do.
aliens-option-mission-newt = Mission 1: Newt
    .text = Find Newt among the mission blips, bring her to the exit, and get everybody off the board.
aliens-option-mission-escape = Mission 2: Escape
    .text = Get at least one of the trapped team out by the exit, and leave nobody standing on the board.
aliens-option-mission-survive = Mission 3: Survive
    .text = From turn 6 one exit is open; after turn 12 the dropship leaves. Get at least two characters out.
aliens-option-mission-rescue = Rescue mission
    .text = Free captives and get at least one of them out by the exit; nobody may be left on the board.
aliens-option-mission-resupply = Resupply mission
    .text = Open at least four crates and leave; each crate brings two removed cards back into the campaign.
aliens-option-mission-last-stand = Bug Hunt: Last Stand
    .text = Hold out until the Motion Tracker deck is empty, and kill everything that is left.
aliens-option-mission-block-sweep = Bug Hunt: Block Sweep
    .text = Hold out until the Motion Tracker deck is empty, and kill everything that is left.
aliens-option-mission-gantry = Bug Hunt: Gantry
    .text = Hold out until the Motion Tracker deck is empty, and kill everything that is left.
aliens-option-mission-nest = Bug Hunt: Nest
    .text = Hold out until the Motion Tracker deck is empty, and kill everything that is left.

aliens-option-tracker-deck = Motion Tracker deck
    .text = How soon the threat grows.
aliens-option-tracker-deck-standard = Standard
    .text = Level I cards as the mission says.
aliens-option-tracker-deck-easier = Easier
    .text = Level I cards for one turn more.
aliens-option-tracker-deck-harder = Harder
    .text = No level I cards.

aliens-option-blip-values = Blips
    .text = How many Aliens blips stand for.
aliens-option-blip-values-standard = Standard
    .text = Values 1 to 5.
aliens-option-blip-values-easier = Easier
    .text = Both 5s become 2s.
aliens-option-blip-values-harder = Harder
    .text = Two 1s become 4s.

aliens-option-mission-2 = Mission 2
    .text = What the escape from the nest takes.
aliens-option-mission-2-standard = Standard
    .text = One of the trapped team has to get out.
aliens-option-mission-2-easier = Easier
    .text = One has to get out, and two blips fewer are in the way.
aliens-option-mission-2-harder = Harder
    .text = Two of the trapped team have to get out.

aliens-option-mission-3 = Mission 3
    .text = How many have to reach the dropship.
aliens-option-mission-3-standard = Standard
    .text = Two characters.
aliens-option-mission-3-easier = Easier
    .text = One character.
aliens-option-mission-3-harder = Harder
    .text = Three characters.

aliens-option-quick-start = Quick start
    .text = Whether the suggested equipment is put on at once.
aliens-option-quick-start-off = Off
    .text = Everybody equips the squad from all cards.
aliens-option-quick-start-on = On
    .text = Sixteen cards are put on; they can still be changed.

aliens-option-open-hands = Open hands
    .text = Whether everybody sees all hands.
aliens-option-open-hands-off = Off
    .text = Each player sees only their own cards.
aliens-option-open-hands-on = On
    .text = All cards in hand lie open.

aliens-option-individual-aliens = Single Aliens
    .text = What comes out of a blip that stands for several Aliens.
aliens-option-individual-aliens-off = Swarms
    .text = One model with tokens.
aliens-option-individual-aliens-on = Single Aliens
    .text = Each Alien on a square of its own, the others out of sight.

aliens-option-signature-rules = Signature rules
    .text = Whether each Bug Hunt has a problem of its own.
aliens-option-signature-rules-off = Off
    .text = All Bug Hunts by the common rules.
aliens-option-signature-rules-on = On
    .text = Doors barricaded and guns half empty, crates that must be opened, falls that cost cards, facehuggers in the nest.

aliens-option-joint-votes = Joint votes
    .text = Who decides when several players share the highest rank.
aliens-option-joint-votes-off = The first of them
    .text = The one seated first, who may hand the lead to another.
aliens-option-joint-votes-on = All of them
    .text = All are asked, and the majority counts.

aliens-option-enemy-choices = Choices for the enemies
    .text = What the highest-ranked player is asked when the Aliens have several equal ways.
aliens-option-enemy-choices-targets-and-placing = Targets and placing
    .text = Whom an Alien attacks and where blips appear.
aliens-option-enemy-choices-everything = Everything
    .text = Order and routes as well.
aliens-option-enemy-choices-nothing = Nothing
    .text = The program chooses by fixed rules.

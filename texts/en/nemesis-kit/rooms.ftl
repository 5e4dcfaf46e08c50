### Rooms that both the ship and the Complex have.

nemesis-kit-room-emergency-room = Emergency Room
    .short = Emergency
    .at = in the Emergency Room
    .to = to the Emergency Room
    .from = from the Emergency Room
    .text = Dress all your serious wounds, or heal a dressed one, or heal all your light wounds.

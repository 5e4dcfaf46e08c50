//! What everything weighs that is seen of a player, by number of players and by stage from the end back to the
//! start. Learned: `cargo xtask learn alien-frontiers --games 500 --seed 1`.

use super::judge::Weights;

/// For two, three and four players.
#[rustfmt::skip]
pub(super) const WEIGHTS: [Weights; 3] = [
    [
        [0.764, 0.694, 0.802, 1.139], // rolls next
        [-0.131, 0.037, 0.278, 0.728], // rolls second
        [0.000, 0.000, 0.000, 0.000], // rolls third
        [0.000, 0.000, 0.000, 0.000], // rolls fourth
        [0.956, 0.937, 1.063, 0.840], // points
        [0.970, 1.060, 1.389, 1.357], // colonies on territories
        [1.026, 0.821, 0.801, 1.043], // circle of the Hub
        [0.420, 0.356, 0.083, 0.143], // the same squared
        [0.788, 0.409, 0.390, 0.216], // far on, and has ore
        [0.141, 0.177, 0.064, 0.176], // far on, and has fuel
        [2.449, 3.413, 3.392, 4.251], // ships
        [1.004, 1.637, 1.005, 0.533], // five ships
        [0.008, 0.414, 0.572, 0.092], // six ships
        [-0.107, 0.543, 0.779, 0.786], // Relic Ship
        [-0.184, 0.136, -0.327, -0.518], // ships to be forfeited
        [0.515, 1.071, 0.459, 0.407], // ore up to four
        [-0.067, -0.019, 0.340, 0.225], // ore above
        [0.313, 0.324, 0.325, 0.048], // fuel up to four
        [-0.514, -0.284, -0.336, -0.528], // fuel above
        [0.477, 0.154, 0.046, 0.405], // Alien City
        [0.186, -0.055, -0.165, 0.225], // Alien Monument
        [0.203, 0.324, 0.189, 0.304], // Booster Pod
        [0.046, 0.680, 1.187, 0.401], // Data Crystal
        [-0.153, -0.153, 0.199, 0.384], // Gravity Manipulator
        [0.872, 0.434, 0.347, 0.326], // Holographic Decoy
        [0.000, 0.019, 0.253, 0.335], // Orbital Teleporter
        [0.189, 0.680, 1.131, 1.396], // Plasma Cannon
        [-0.000, 0.001, 1.167, 0.036], // Polarity Device
        [0.743, 0.400, 0.293, 1.000], // Resource Cache
        [1.245, 1.293, 0.769, 0.610], // Stasis Beam
        [0.513, 1.104, 0.690, 0.522], // Temporal Warper
        [0.539, 0.455, 0.031, 0.223], // Heinlein Plains
        [0.436, 0.073, 0.497, 0.704], // Pohl Foothills
        [0.787, 0.665, 0.554, 0.401], // Van Vogt Mountains
        [0.387, 0.077, 0.488, 0.443], // Bradbury Plateau
        [0.726, 0.911, 0.862, 0.804], // Asimov Crater
        [0.639, 0.694, 0.835, 0.996], // Herbert Valley
        [0.363, 0.199, 0.319, -0.317], // Lem Badlands
        [1.133, 1.022, 0.718, 0.272], // Burroughs Desert
        [1.673, 1.811, 2.249, 1.885], // territories held by two or more
        [0.084, 0.062, 0.186, 0.169], // territories in a tie
        [-0.723, -0.600, -0.464, -0.626], // territories behind by one
        [0.508, 0.554, 0.059, 0.211], // more points than anybody else
        [1.309, -0.063, 0.000, 0.000], // one colony left
        [0.807, 0.187, 0.000, 0.000], // two colonies left
        [0.240, -0.131, 0.018, -0.129], // ships at the Outpost
    ],
    [
        [0.735, 0.570, 0.758, 0.688], // rolls next
        [0.237, 0.324, 0.492, 0.481], // rolls second
        [-0.313, -0.016, 0.169, 0.272], // rolls third
        [0.000, 0.000, 0.000, 0.000], // rolls fourth
        [1.933, 1.925, 1.737, 0.680], // points
        [1.936, 2.876, 3.105, 1.819], // colonies on territories
        [1.233, 1.124, 0.860, 1.017], // circle of the Hub
        [0.218, 0.549, 0.258, 0.063], // the same squared
        [0.562, -0.077, 0.323, -0.040], // far on, and has ore
        [0.117, -0.161, -0.078, 0.188], // far on, and has fuel
        [4.248, 5.213, 3.679, 4.161], // ships
        [0.007, 0.495, 0.427, -0.040], // five ships
        [-0.349, 0.224, -0.035, -0.484], // six ships
        [0.556, 0.911, 0.687, 0.618], // Relic Ship
        [0.184, -0.177, -0.210, -0.001], // ships to be forfeited
        [0.541, 1.423, 0.759, 0.533], // ore up to four
        [-1.637, 0.566, 1.078, -0.186], // ore above
        [0.382, 0.129, 0.269, 0.096], // fuel up to four
        [-0.276, 0.012, 0.117, -1.106], // fuel above
        [1.061, 0.504, 0.451, 0.264], // Alien City
        [0.784, -0.145, -0.295, 0.011], // Alien Monument
        [0.437, 0.588, 0.256, 0.382], // Booster Pod
        [-0.165, -0.203, 0.036, 0.029], // Data Crystal
        [0.389, 0.676, 0.429, 0.053], // Gravity Manipulator
        [0.228, 0.331, 0.582, 0.455], // Holographic Decoy
        [0.263, 0.643, 0.156, 0.368], // Orbital Teleporter
        [1.043, 1.052, 0.300, 0.484], // Plasma Cannon
        [-0.024, -0.673, -0.036, 0.322], // Polarity Device
        [0.262, 0.376, 0.717, 0.669], // Resource Cache
        [0.983, 0.284, 0.919, 0.413], // Stasis Beam
        [-0.508, 1.150, 0.914, 0.562], // Temporal Warper
        [0.521, 0.081, 0.150, -0.389], // Heinlein Plains
        [0.324, 0.178, 0.157, -0.060], // Pohl Foothills
        [0.569, 0.326, 0.426, -0.063], // Van Vogt Mountains
        [0.544, 0.097, 0.081, 0.466], // Bradbury Plateau
        [0.892, 0.612, 0.447, 0.456], // Asimov Crater
        [0.499, 0.362, 0.902, 0.849], // Herbert Valley
        [0.244, 0.220, -0.070, 0.245], // Lem Badlands
        [0.326, 0.372, 0.407, 0.161], // Burroughs Desert
        [-0.470, 0.416, 0.850, 0.702], // territories held by two or more
        [0.296, 0.573, 0.229, 1.304], // territories in a tie
        [0.254, 0.439, 0.576, -0.135], // territories behind by one
        [-0.227, 0.029, -0.037, 0.040], // more points than anybody else
        [1.987, -0.246, 0.000, 0.000], // one colony left
        [0.660, 0.367, 0.000, 0.000], // two colonies left
        [-0.326, -0.062, 0.221, 0.055], // ships at the Outpost
    ],
    [
        [0.598, 0.242, 0.228, 0.218], // rolls next
        [0.180, 0.127, 0.077, 0.079], // rolls second
        [-0.237, -0.058, -0.122, -0.079], // rolls third
        [-0.662, -0.297, -0.298, -0.256], // rolls fourth
        [2.300, 1.694, 1.623, 0.677], // points
        [2.465, 3.109, 3.008, 0.571], // colonies on territories
        [2.364, 1.051, 0.522, 0.540], // circle of the Hub
        [-0.038, 0.223, 0.324, 1.555], // the same squared
        [0.617, -0.147, -0.002, -0.164], // far on, and has ore
        [-0.072, -0.213, 0.300, 0.135], // far on, and has fuel
        [5.976, 6.078, 3.538, 3.502], // ships
        [-0.558, -0.073, 0.187, 0.707], // five ships
        [0.339, -0.476, 0.154, 0.017], // six ships
        [1.048, 1.131, 0.724, 0.634], // Relic Ship
        [0.278, -0.232, -0.400, -0.426], // ships to be forfeited
        [0.544, 1.697, 0.478, 0.503], // ore up to four
        [1.031, 0.634, 0.152, -0.118], // ore above
        [0.411, 0.197, -0.015, 0.174], // fuel up to four
        [-0.310, 0.331, -0.527, -0.431], // fuel above
        [0.157, -0.442, -0.120, 0.429], // Alien City
        [0.610, 0.344, 0.086, 0.159], // Alien Monument
        [0.763, 0.612, 0.547, 0.191], // Booster Pod
        [0.884, 0.980, 0.468, 0.087], // Data Crystal
        [0.038, 0.020, 0.549, 0.067], // Gravity Manipulator
        [0.467, 0.492, 0.587, 0.272], // Holographic Decoy
        [-0.662, 0.466, 0.373, 0.373], // Orbital Teleporter
        [0.272, 0.916, 0.673, 0.271], // Plasma Cannon
        [0.050, -0.473, 0.255, -0.259], // Polarity Device
        [0.125, 0.503, 0.594, 0.506], // Resource Cache
        [-0.504, -0.520, 0.464, 0.113], // Stasis Beam
        [-0.526, 0.402, 1.058, 0.370], // Temporal Warper
        [0.176, 0.211, -0.067, -0.649], // Heinlein Plains
        [0.084, 0.145, 0.353, 0.313], // Pohl Foothills
        [0.162, 0.422, 0.652, -0.295], // Van Vogt Mountains
        [-0.149, 0.201, -0.471, -0.686], // Bradbury Plateau
        [0.545, 0.533, 0.372, 1.223], // Asimov Crater
        [0.580, 0.709, 1.130, 1.001], // Herbert Valley
        [0.016, 0.114, 0.154, 0.392], // Lem Badlands
        [0.290, 0.333, 0.281, 0.272], // Burroughs Desert
        [-0.972, 0.056, 1.437, 0.000], // territories held by two or more
        [0.277, 0.830, 1.081, 0.283], // territories in a tie
        [0.050, 0.690, 0.499, -0.853], // territories behind by one
        [0.010, -0.035, -0.156, -0.151], // more points than anybody else
        [1.976, -1.038, 0.000, 0.000], // one colony left
        [0.812, 0.222, 0.000, 0.000], // two colonies left
        [-0.005, 0.075, 0.059, 0.305], // ships at the Outpost
    ],
];

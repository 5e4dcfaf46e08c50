//! A picture of what came of a simulation: how scores and lengths of games are spread.

use std::{collections::BTreeMap, ops::Range};

use anyhow::Result;
use engine::Game;
use plotters::prelude::SVGBackend;
use plotters::{
    chart::{ChartBuilder, SeriesLabelPosition},
    coord::Shift,
    drawing::{DrawingArea, IntoDrawingArea},
    element::Rectangle,
    style::{BLACK, Color, RGBColor, WHITE},
};
use texts::Args;

use super::statistics::Statistics;
use crate::say::Say;

const SIZE: (u32, u32) = (960, 800);
const FONT: &str = "sans-serif";

/// Colours that the colour-blind can tell apart, too.
const COLOURS: [RGBColor; 4] =
    [RGBColor(0, 114, 178), RGBColor(230, 159, 0), RGBColor(0, 158, 115), RGBColor(204, 121, 167)];

/// How many games had each value, and how they are called.
struct Series {
    name: String,
    values: Vec<i64>,
}

/// What a diagram says.
struct Words {
    title: String,
    across: String,
    up: String,
}

/// The picture: scores by bot above, rounds below.
pub fn svg<G: Game>(say: &Say, statistics: &Statistics) -> Result<String> {
    let mut picture = String::new();
    {
        let whole = SVGBackend::with_string(&mut picture, SIZE).into_drawing_area();
        whole.fill(&WHITE)?;
        let (upper, lower) = whole.split_vertically(SIZE.1 / 2);
        let game = Args::new().with("game", say.say(G::NAME)).with("games", say.count(statistics.games));
        let scores = statistics.by_bot.iter().map(|(level, results)| Series {
            name: level.name().to_owned(),
            values: results.scores.iter().map(|&score| score.into()).collect(),
        });
        let words = Words {
            title: say.with("ui-plot-scores", &game),
            across: say.say("ui-plot-score"),
            up: say.say("ui-plot-share"),
        };
        draw(&upper, &scores.collect::<Vec<_>>(), &words)?;
        let rounds = statistics.all_rounds.iter().map(|&rounds| rounds.into()).collect();
        let words = Words {
            title: say.with("ui-plot-rounds", &game),
            across: say.say("ui-plot-round"),
            up: say.say("ui-plot-share"),
        };
        draw(&lower, &[Series { name: String::new(), values: rounds }], &words)?;
        whole.present()?;
    }
    Ok(picture)
}

/// Draws bars: for each value the share of games that had it, the series side by side.
fn draw(area: &DrawingArea<SVGBackend<'_>, Shift>, all: &[Series], words: &Words) -> Result<()> {
    let shares: Vec<BTreeMap<i64, f64>> = all.iter().map(Series::shares).collect();
    let highest = shares.iter().flat_map(BTreeMap::values).fold(1.0, |highest: f64, &share| highest.max(share));
    let mut chart = ChartBuilder::on(area)
        .caption(&words.title, (FONT, 20))
        .margin(16)
        .x_label_area_size(46)
        .y_label_area_size(60)
        .build_cartesian_2d(across(all), 0.0..highest * 1.1)?;
    // A label between two whole numbers would say something that cannot be.
    let whole = |value: &f64| if value.fract() == 0.0 { format!("{value:.0}") } else { String::new() };
    chart
        .configure_mesh()
        .disable_x_mesh()
        .max_light_lines(0)
        .x_labels(24)
        .x_desc(&words.across)
        .y_desc(&words.up)
        .x_label_formatter(&whole)
        .y_label_formatter(&|share| format!("{share:.0}"))
        .label_style((FONT, 14))
        .draw()?;
    let wide = 0.8 / all.len() as f64;
    for (place, (series, shares)) in all.iter().zip(&shares).enumerate() {
        let colour = COLOURS[place % COLOURS.len()];
        let bar = |(&value, &share): (&i64, &f64)| {
            let from = wide.mul_add(place as f64, value as f64 - 0.4);
            Rectangle::new([(from, 0.0), (from + wide, share)], colour.filled())
        };
        let drawn = chart.draw_series(shares.iter().map(bar))?;
        if !series.name.is_empty() {
            let sample = move |(x, y)| Rectangle::new([(x, y - 5), (x + 14, y + 5)], colour.filled());
            drawn.label(series.name.as_str()).legend(sample);
        }
    }
    if all.iter().any(|series| !series.name.is_empty()) {
        let labels = &mut chart.configure_series_labels();
        labels.position(SeriesLabelPosition::UpperRight);
        labels.background_style(WHITE.mix(0.85)).border_style(BLACK.mix(0.3)).label_font((FONT, 14)).draw()?;
    }
    Ok(())
}

/// From a little before the least value to a little after the greatest.
fn across(all: &[Series]) -> Range<f64> {
    let values = || all.iter().flat_map(|series| &series.values);
    let (least, greatest) = (values().min().copied().unwrap_or(0), values().max().copied().unwrap_or(0));
    least as f64 - 0.75..greatest as f64 + 0.75
}

impl Series {
    /// For each value the share of games that had it, in per cent.
    fn shares(&self) -> BTreeMap<i64, f64> {
        let one = 100.0 / self.values.len().max(1) as f64;
        let mut shares = BTreeMap::new();
        for &value in &self.values {
            *shares.entry(value).or_default() += one;
        }
        shares
    }
}

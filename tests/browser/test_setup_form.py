"""A campaign set up on the form: an army list that is corrected, a map from a file and a calendar."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import expect

from liza.games.campaign.maps import FORMAT
from liza.toolkit.geojson import to_geojson
from liza.toolkit.problems import read_text
from liza.toolkit.yamlfile import parse_yaml
from tests.browser.people import People
from tests.browser.playing import say
from tests.browser.serving import Server


def test_what_is_brought_along_is_checked_and_played(people: People, server: Server, tmp_path: Path):
    drawn = tmp_path / "mio.geojson"
    drawn.write_text(to_geojson(FORMAT.checked(parse_yaml(read_text(FORMAT.folder / "duelo.yaml")))), "utf-8")
    page = people.arrive("/nueva/campaign")
    seat = page.get_by_role("group", name=say("es", "lobby-seat", number=1)).first
    start = page.get_by_role("button", name=say("es", "lobby-start"), exact=True)

    seat.get_by_label("Ejército", exact=True).select_option("+own")
    text = seat.get_by_label(say("es", "lobby-field-text", label="Ejército"))
    house = text.input_value()
    text.fill(house.replace("10 Lanceros", "11 Lanceros"))
    expect(seat.get_by_text("10.200 / 10.000")).to_be_visible()
    expect(seat.get_by_role("link", name="CAM-partida-2").last).to_be_visible()
    start.click()
    expect(page.get_by_text(say("es", "lobby-need-seat", number=1))).to_be_visible()
    text.fill(house.replace("10 Lanceros", "9 Lanceros"))
    expect(seat.get_by_text("9.800 / 10.000")).to_be_visible()

    page.get_by_label("Mapa", exact=True).select_option("+own")
    page.locator("input[type=file]").last.set_input_files(drawn)
    expect(page.get_by_text("mio.geojson")).to_be_visible()
    expect(page.get_by_text(say("es", "lobby-field-lawful"), exact=True)).to_have_count(2)
    page.get_by_label("Calendario", exact=True).select_option("none")
    start.click()
    expect(page.locator("[data-map]").get_by_text("Torreclara")).to_be_visible()

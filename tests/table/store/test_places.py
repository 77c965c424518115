"""What people may write after `--db`, and where the database is if they write nothing."""

from pathlib import Path

import pytest
from sqlalchemy.engine import make_url

from liza.table.store import Store, StoreError, default_url, url_of
from liza.table.store.places import place_of


@pytest.mark.parametrize("name", ["table.db", "con espacios y ñ.db", "100% ?#&=.db", "a@b:c.db"])
def test_a_path_is_an_sqlite_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str):
    monkeypatch.chdir(tmp_path)
    for written in (name, str(tmp_path / name)):
        url = make_url(url_of(written))
        assert url.drivername == "sqlite"
        assert url.database == str(tmp_path / name)
    assert place_of(url) == str(tmp_path / name)


def test_a_path_may_begin_at_home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("HOME", str(tmp_path))
    assert make_url(url_of("~/table.db")).database == str(tmp_path / "table.db")


@pytest.mark.parametrize(
    ("written", "url"),
    [
        ("sqlite:////data/table.db", "sqlite:////data/table.db"),
        ("postgres://ana:s3cret@db:5433/liza", "postgresql+psycopg://ana:s3cret@db:5433/liza"),
        ("postgresql://ana@/liza?host=%2Fsockets", "postgresql+psycopg://ana@/liza?host=%2Fsockets"),
        ("postgresql+psycopg://db/liza", "postgresql+psycopg://db/liza"),
    ],
)
def test_a_url_is_taken_in_its_usual_forms(written: str, url: str):
    assert make_url(url_of(written)) == make_url(url)


@pytest.mark.parametrize(
    "written", ["mysql://ana:s3cret@db/liza", "https://example.org", "postgres://ana:s3cret@db:x/liza"]
)
def test_other_urls_are_refused_without_telling_the_password(written: str):
    with pytest.raises(StoreError) as error:
        url_of(written)
    assert error.value.code == "url"
    assert "s3cret" not in str(error.value)


@pytest.mark.anyio
async def test_without_a_word_it_is_a_file_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("liza.table.store.places.user_data_path", lambda *args, **kwargs: tmp_path / "data" / "liza")
    url = default_url()
    assert make_url(url).database == str(tmp_path / "data" / "liza" / "table.db")
    await (await Store.open(url)).close()
    assert (tmp_path / "data" / "liza" / "table.db").is_file()


def test_a_data_folder_that_can_not_be_made_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    (tmp_path / "data").write_text("a file where the folder should be", encoding="utf-8")
    monkeypatch.setattr("liza.table.store.places.user_data_path", lambda *args, **kwargs: tmp_path / "data" / "liza")
    with pytest.raises(StoreError) as error:
        default_url()
    assert error.value.code == "folder"
    assert str(tmp_path / "data") in error.value.detail

"""Programs from Debian packages, unpacked instead of installed: installing a server's package would start it on this machine."""

import pathlib
import shutil
import subprocess

FOLDER = pathlib.Path(__file__).resolve().parent.parent / "build/unpacked"


def folder(package):
    """The folder with a package's files, downloaded once from Debian's mirror."""
    folder = FOLDER / package
    if not folder.exists():
        fetched = FOLDER / f"{package}.part"
        shutil.rmtree(fetched, ignore_errors=True)
        fetched.mkdir(parents=True)
        subprocess.run(["apt-get", "download", "-qq", package], cwd=fetched, check=True, stderr=subprocess.DEVNULL)
        (archive,) = fetched.glob("*.deb")
        subprocess.run(["dpkg-deb", "--extract", archive, fetched], check=True)
        archive.unlink()
        fetched.rename(folder)
    return folder


def unpacked(package, program):
    """The path of that program: on this machine, or in the package."""
    if found := shutil.which(program):
        return found
    return next(path for path in folder(package).rglob(program) if path.parent.name in ("bin", "sbin"))

"""A bare Debian in a folder, made by mmdebstrap. Shared by the trials of deploy/ that install packages."""

import os
import pathlib
import platform
import re
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
CODENAMES = {"12": "bookworm", "13": "trixie"}
PROXIES = ("http_proxy", "https_proxy", "no_proxy")


def said_by(*words):
    return subprocess.run(words, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, check=True).stdout


def own_version():
    """This machine's version of Debian: a package that was built here is for that version."""
    version = platform.freedesktop_os_release().get("VERSION_ID")
    return version if version in CODENAMES else "12"


def sources(codename):
    """This machine's Debian mirrors for that release. Empty if it has none; mmdebstrap then uses its default."""
    system = platform.freedesktop_os_release()
    if system["ID"] != "debian":
        return []
    own = system["VERSION_CODENAME"]
    targets = said_by("apt-get", "indextargets", "--format", "$(ORIGIN)|$(REPO_URI)|$(RELEASE)|$(COMPONENT)", "Created-By: Packages")
    found = {tuple(line.split("|")[1:]) for line in targets.splitlines() if line.startswith(("Debian|", "Debian-Security|"))}
    return [f"deb {address} {release.replace(own, codename)} {component}" for address, release, component in sorted(found)]


def apt_settings():
    """This machine's settings for how apt reaches its mirrors."""
    wanted = re.compile(r"Acquire::(.*proxy.*|Check-Valid-Until) \"", re.IGNORECASE)
    return [f"--aptopt={line.rstrip(';')}" for line in said_by("apt-config", "dump").splitlines() if wanted.match(line)]


def bare(version, *include):
    """The archive of that version of Debian with these packages. It is built once."""
    archive = ROOT / f"build/bare-{'-'.join([version, *include])}.tar"
    if os.geteuid() != 0 or not shutil.which("mmdebstrap"):
        sys.exit(f"{pathlib.Path(sys.argv[0]).name}: must be run as root, and needs the Debian package mmdebstrap")
    if not archive.exists():
        codename = CODENAMES[version]
        archive.parent.mkdir(exist_ok=True)
        made = archive.with_suffix(".new.tar")
        packages = [f"--include={name}" for name in include]
        subprocess.run(["mmdebstrap", "--quiet", "--variant=minbase", *apt_settings(), *packages, codename, made, *sources(codename)], check=True)
        made.rename(archive)
    return archive


class Machine:
    """A bare Debian, unpacked into that folder and entered by chroot."""

    def __init__(self, folder, archive):
        self.folder = folder
        self.prefix = ["chroot", str(folder)]
        folder.mkdir()
        subprocess.run(["tar", "--extract", "--file", archive, "--directory", folder], check=True)
        shutil.copy("/etc/resolv.conf", folder / "etc/resolv.conf")

    def mount(self, *shared):
        """Mounts /dev and /proc, which builds need, and folders of this machine, (here, there), for all later commands. Each command
        has its own namespaces: mounts and other processes vanish with it."""
        mounts = [("/dev", "/dev"), *shared]
        for _, there in mounts:
            (self.folder / there.lstrip("/")).mkdir(parents=True, exist_ok=True)
        lines = [f"mount -t proc proc '{self.folder}/proc'", *(f"mount --rbind '{here}' '{self.folder}{there}'" for here, there in mounts)]
        script = "\n".join([*lines, f"exec chroot '{self.folder}' \"$@\""])
        self.prefix = ["unshare", "--mount", "--pid", "--fork", "--kill-child", "bash", "-euc", script, "mount"]

    def command(self, *words, **environment):
        quiet = {"DEBIAN_FRONTEND": "noninteractive", "PATH": "/usr/sbin:/usr/bin:/sbin:/bin", "LC_ALL": "C.UTF-8", "HOME": "/root"}
        proxies = {name: os.environ[name] for name in PROXIES if name in os.environ}
        return {"args": [*self.prefix, *words], "env": quiet | proxies | environment, "stdin": subprocess.DEVNULL, "text": True}

    def run(self, *words):
        done = subprocess.run(**self.command(*words), capture_output=True)
        assert done.returncode == 0, (words, done.stdout[-2000:], done.stderr[-2000:])
        return done.stdout

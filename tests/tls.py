"""A TLS proxy for clients without TLS."""

import contextlib
import select
import socket
import ssl
import threading

from wire import GUARD


class Tls:
    """A listener on this machine that forwards to that port by TLS, from the client's address."""

    def __init__(self, name, port, authority, visitor="127.0.0.1"):
        self.context = ssl.create_default_context(cafile=authority)
        self.name, self.port, self.visitor = name, port, visitor
        self.door = socket.create_server(("127.0.0.1", 0))
        self.address = f"127.0.0.1:{self.door.getsockname()[1]}"
        threading.Thread(target=self.welcome, daemon=True).start()

    def connect(self, protocol="http/1.1"):
        self.context.set_alpn_protocols([protocol])
        out = socket.create_connection(("127.0.0.1", self.port), GUARD, (self.visitor, 0))
        return self.context.wrap_socket(out, server_hostname=self.name)

    def welcome(self):
        while True:
            inside = self.door.accept()[0]
            threading.Thread(target=self.carry, args=[inside, self.connect()], daemon=True).start()

    def carry(self, inside, outside):
        with contextlib.suppress(OSError), inside, outside:
            while True:
                ready = [outside] if outside.pending() else select.select([inside, outside], [], [])[0]
                for source in ready:
                    outside.setblocking(source is inside)
                    with contextlib.suppress(ssl.SSLWantReadError):
                        if not (data := source.recv(65536)):
                            return
                        (outside if source is inside else inside).sendall(data)

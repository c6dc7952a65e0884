"""A fake push service, and a browser that decrypts its messages: RFC 8030, 8188, 8291 and 8292.

The service speaks TLS with a certificate signed by `authority`, which a server trusts if SSL_CERT_FILE names it.
"""

import base64
import http.server
import json
import pathlib
import queue
import ssl
import subprocess
import threading

ROOT = pathlib.Path(__file__).resolve().parent.parent


def authority(folder):
    """Makes a certificate for localhost and 127.0.0.1 that is its own authority; returns its files."""
    files = [str(pathlib.Path(folder) / name) for name in ("key.pem", "certificate.pem")]
    subprocess.run(["openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2",
                    "-keyout", files[0], "-out", files[1], "-subj", "/CN=localhost", "-addext",
                    "subjectAltName=DNS:localhost,IP:127.0.0.1"], check=True, capture_output=True)
    return files


class Service:
    """Keeps posted requests in `got`, and answers with the next of `answers`, else 201."""

    def __init__(self, files=None):
        self.got, self.answers = queue.Queue(), []
        service = self

        class Handler(http.server.BaseHTTPRequestHandler):
            def do_POST(self):
                body = self.rfile.read(int(self.headers["Content-Length"]))
                service.got.put((self.path, dict(self.headers), body))
                self.send_response(service.answers.pop(0) if service.answers else 201)
                self.send_header("Location", "http://127.0.0.1:1/elsewhere")
                self.send_header("Content-Length", "0")
                self.end_headers()

            def log_message(self, *_):
                pass

        self.server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.port = self.server.server_address[1]
        self.address = f"http://127.0.0.1:{self.port}"
        if files:
            context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
            context.load_cert_chain(files[1], files[0])
            self.server.socket = context.wrap_socket(self.server.socket, server_side=True)
            self.address = f"https://localhost:{self.port}"
        threading.Thread(target=self.server.serve_forever, daemon=True).start()

    def next(self, seconds=20):
        return self.got.get(timeout=seconds)

    def nothing(self, seconds=1.0):
        try:
            raise AssertionError(f"nobody was to be told: {self.got.get(timeout=seconds)}")
        except queue.Empty:
            pass


class Browser:
    """Its keys are in a Node process, which decrypts messages with npm's http_ece and checks the sender with parts of web-push."""

    def __init__(self):
        self.node = subprocess.Popen(["node", str(ROOT / "tests" / "push_opener.mjs")], stdin=subprocess.PIPE,
                                     stdout=subprocess.PIPE, text=True)
        self.keys = json.loads(self.node.stdout.readline())

    def subscription(self, endpoint, **more):
        return {"endpoint": endpoint, "p256dh": self.keys["p256dh"], "auth": self.keys["auth"], **more}

    def open(self, headers, body, server_key):
        """The decrypted message, after checking that the server with that key sent it; and its claims."""
        question = {"body": base64.b64encode(body).decode(), "authorization": headers["Authorization"], "key": server_key}
        self.node.stdin.write(json.dumps(question) + "\n")
        self.node.stdin.flush()
        answer = json.loads(self.node.stdout.readline())
        assert "error" not in answer, answer
        return json.loads(answer["text"]), answer["claims"]

    def close(self):
        self.node.stdin.close()
        self.node.wait(10)

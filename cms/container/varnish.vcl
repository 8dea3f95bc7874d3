vcl 4.1;

# Varnish before two processes of the product: it answers by itself what they allow, and goes on with
# that when no process answers. It needs Debian's packages varnish and varnish-modules, and PURGE_KEY in
# its environment. Start it with `-p backend_idle_timeout=10`, shorter than the product keeps an idle
# connection. It speaks no TLS: put Caddy or another proxy before it. docs/operations.md says more, under
# CDN.

import directors;
import std;
import xkey;

# A process without its database is well too: it still sends what it remembers. One that stops is not.
probe health { .url = "/healthz"; .interval = 1s; .timeout = 2s; .window = 1; .threshold = 1; }

backend first { .host = "product-1"; .port = "3000"; .connect_timeout = 2s; .probe = health; }
backend second { .host = "product-2"; .port = "3000"; .connect_timeout = 2s; .probe = health; }

sub vcl_init {
  new processes = directors.round_robin();
  processes.add_backend(first);
  processes.add_backend(second);
}

sub vcl_recv {
  if (req.method == "PURGE") {
    # Without a key nobody may.
    if (std.getenv("PURGE_KEY") == "" || req.http.X-Purge-Key != std.getenv("PURGE_KEY")) {
      return (synth(403, "Forbidden"));
    }
    # Pages of before are never sent again, unless no process answers.
    xkey.softpurge("content");
    return (synth(200, "Purged"));
  }
  if (req.method !~ "^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$") {
    return (synth(405, "Method not allowed"));
  }
  if (req.restarts == 0) {
    # Nobody outside chooses what the log calls their request, or gets old pages.
    unset req.http.X-Request-Id;
    unset req.http.Traceparent;
    unset req.http.Tracestate;
    unset req.http.X-Allow-Stale;
    unset req.http.X-May-Be-Kept;
  }
  set req.backend_hint = processes.backend();
  if (!std.healthy(req.backend_hint)) {
    set req.http.X-Allow-Stale = "yes";
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(admin|_next|cms-api|preview|submission|newsletter|healthz|readyz)([/?]|$)") {
    return (pass);
  }
  # The rest is the same for everybody, editors too.
  set req.http.X-May-Be-Kept = "yes";
  unset req.http.Cookie;
  unset req.http.Authorization;
  if (req.http.X-Allow-Stale) {
    # As long as the product allows.
    set req.grace = 365d;
  } else {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_hash {
  # A page is the same for each name that the site is reached by.
  hash_data(req.url);
  return (lookup);
}

sub vcl_backend_fetch {
  unset bereq.http.X-Allow-Stale;
  unset bereq.http.X-May-Be-Kept;
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # What was kept before stays.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.http.Cache-Control !~ "public" || beresp.http.Set-Cookie) {
    set beresp.ttl = 1s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # Varnish takes the lifetime from s-maxage by itself.
  set beresp.grace = 0s;
  if (beresp.http.Cache-Control ~ "stale-if-error=[0-9]+") {
    set beresp.grace = std.duration(
      regsub(beresp.http.Cache-Control, "^.*stale-if-error=([0-9]+).*$", "\1s"), 0s);
  } else if (bereq.url ~ "^/assets/") {
    # The files of pages that are still shown.
    set beresp.grace = 1d;
  }
  set beresp.http.xkey = beresp.http.Surrogate-Key;
  return (deliver);
}

sub vcl_backend_error {
  # The other process may be well. Requests that write are never sent twice.
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) {
    return (retry);
  }
  set beresp.ttl = 0s;
  set beresp.grace = 0s;
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Retry-After = "5";
  set beresp.body = "The directory can't be reached right now. Please try again in a moment. In an emergency, call 911.";
  return (deliver);
}

sub vcl_deliver {
  # Once more, and then with what was kept before, if there is anything.
  if (resp.status >= 500 && req.restarts == 0 && req.http.X-May-Be-Kept) {
    set req.http.X-Allow-Stale = "yes";
    return (restart);
  }
  if (resp.http.Surrogate-Key) {
    # Nobody after us can be purged.
    set resp.http.Cache-Control = "public, max-age=0, must-revalidate";
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.Surrogate-Control;
  unset resp.http.CDN-Cache-Control;
  unset resp.http.Cache-Tag;
  unset resp.http.xkey;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  if (obj.hits > 0) {
    set resp.http.Cache-Status = "varnish; hit; ttl=" + std.integer(duration = obj.ttl);
    # They tell of the request that it was kept from.
    unset resp.http.X-Request-Id;
    unset resp.http.Server-Timing;
  } else {
    set resp.http.Cache-Status = "varnish; fwd=miss";
  }
  return (deliver);
}

sub vcl_synth {
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.body = resp.reason;
  return (deliver);
}

/** Each runs once, in this order, and is never changed after it has been released: what follows is a new one. */
export const migrations: readonly string[] = [
  `
  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    email TEXT NOT NULL,
    email_key TEXT NOT NULL UNIQUE, -- in small letters: one account for one address
    name TEXT NOT NULL,
    phone TEXT NOT NULL,
    birthday TEXT NOT NULL,
    locale TEXT NOT NULL,
    password TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE sessions (
    token TEXT PRIMARY KEY, -- its fingerprint
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX sessions_of_user ON sessions (user_id);

  CREATE TABLE resets (
    code TEXT PRIMARY KEY, -- its fingerprint
    user_id TEXT REFERENCES users (id) ON DELETE CASCADE, -- NULL where nobody has that address
    expires_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX resets_of_user ON resets (user_id);

  CREATE TABLE plans (
    id TEXT PRIMARY KEY,
    position INTEGER NOT NULL,
    names TEXT NOT NULL, -- JSON, by language
    amount INTEGER NOT NULL, -- in the smallest unit
    currency TEXT NOT NULL
  ) STRICT;

  CREATE TABLE payments (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    user_id TEXT NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    plan TEXT NOT NULL REFERENCES plans (id),
    amount INTEGER NOT NULL,
    currency TEXT NOT NULL,
    status TEXT NOT NULL CHECK (status IN ('pending', 'paid', 'declined', 'cancelled')),
    locale TEXT NOT NULL,
    idempotency_key TEXT NOT NULL,
    request TEXT NOT NULL, -- fingerprint of what was sent with the key
    day TEXT NOT NULL, -- of the provider's calendar
    created_at INTEGER NOT NULL,
    settled_at INTEGER,
    UNIQUE (user_id, idempotency_key)
  ) STRICT;

  CREATE TABLE messages (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    email TEXT NOT NULL,
    topic TEXT NOT NULL,
    message TEXT NOT NULL,
    created_at INTEGER NOT NULL
  ) STRICT;

  CREATE TABLE mails (
    number INTEGER PRIMARY KEY AUTOINCREMENT,
    recipient TEXT NOT NULL,
    subject TEXT NOT NULL,
    text TEXT NOT NULL,
    link TEXT,
    locale TEXT NOT NULL,
    sent_at INTEGER NOT NULL
  ) STRICT;
  CREATE INDEX mails_to ON mails (recipient);
  `,
]

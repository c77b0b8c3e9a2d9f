/** What staff and couple prepare for the evening, and what staff see of it. */
export const EVENING = `
CREATE TABLE walls (
  id uuid PRIMARY KEY,
  -- A renewed link ends the walls that its holder has made.
  couple_hash bigint NOT NULL REFERENCES wedding_links (hash) ON DELETE CASCADE,
  -- Opens the wall.
  token text NOT NULL UNIQUE,
  is_paused boolean NOT NULL DEFAULT false,
  skips integer NOT NULL DEFAULT 0,
  -- Media on the screen, as it last reported.
  shown uuid[] NOT NULL DEFAULT '{}',
  seen_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX walls_by_link ON walls (couple_hash);

CREATE TABLE wedding_wifi (
  wedding_id bigint PRIMARY KEY REFERENCES weddings ON DELETE CASCADE,
  name text NOT NULL,
  -- Null: an open network.
  password text
);

-- The latest rehearsal of each wedding.
CREATE TABLE rehearsals (
  wedding_id bigint PRIMARY KEY REFERENCES weddings ON DELETE CASCADE,
  id uuid NOT NULL,
  -- The robot's, for every rehearsal of the wedding.
  guest_id text NOT NULL,
  status text NOT NULL,
  steps jsonb NOT NULL DEFAULT '[]',
  -- The running process.
  claimed_by int,
  asked_at timestamptz NOT NULL DEFAULT now(),
  ended_at timestamptz
);
CREATE INDEX rehearsals_open ON rehearsals (asked_at) WHERE status IN ('waiting', 'running');

-- Weddings without a row have every alert.
CREATE TABLE wedding_alert_choices (
  wedding_id bigint PRIMARY KEY REFERENCES weddings ON DELETE CASCADE,
  kinds text[] NOT NULL,
  has_mail boolean NOT NULL,
  -- Null: ALERT_TO.
  mail_to text,
  has_webhook boolean NOT NULL
);

-- Each alert of a wedding is sent once, or once a day.
CREATE TABLE wedding_alerts (
  id uuid NOT NULL DEFAULT gen_random_uuid() UNIQUE,
  wedding_id bigint NOT NULL REFERENCES weddings ON DELETE CASCADE,
  kind text NOT NULL,
  day date NOT NULL,
  queued_at timestamptz NOT NULL DEFAULT now(),
  -- Null: settled, or without a webhook.
  webhook_due_at timestamptz,
  webhook_attempts int NOT NULL DEFAULT 0,
  PRIMARY KEY (wedding_id, kind, day)
);
CREATE INDEX wedding_alerts_due ON wedding_alerts (webhook_due_at) WHERE webhook_due_at IS NOT NULL;

-- Failed uploads of a guest by quarters of an hour, for staff.
CREATE TABLE upload_failures (
  wedding_id bigint NOT NULL REFERENCES weddings ON DELETE CASCADE,
  guest text NOT NULL,
  code text NOT NULL,
  since timestamptz NOT NULL,
  device text NOT NULL,
  failures int NOT NULL,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (wedding_id, since, guest, code)
);
CREATE INDEX upload_failures_by_age ON upload_failures (since);
`;

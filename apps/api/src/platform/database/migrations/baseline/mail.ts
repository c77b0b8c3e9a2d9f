/** Mail that is to be sent, and the messages of the contact form. */
export const MAIL = `
CREATE TABLE outgoing_mail (
  -- Also the Message-ID, so that mail programs recognise a repeated mail.
  id uuid PRIMARY KEY,
  recipient text NOT NULL,
  reply_to_name text,
  reply_to_address text,
  subject text NOT NULL,
  body_text text NOT NULL,
  body_html text,
  status text NOT NULL CHECK (status IN ('pending', 'sent', 'failed')),
  -- Cause of the last failure.
  reason text,
  -- Committed before each attempt.
  attempts int NOT NULL DEFAULT 0,
  -- The process that works on it (see InstanceLockService).
  sending_by int,
  -- The sweep enqueues it again at this time.
  next_attempt_at timestamptz NOT NULL DEFAULT now() + interval '1 minute',
  created_at timestamptz NOT NULL DEFAULT now(),
  settled_at timestamptz
);
CREATE INDEX outgoing_mail_pending ON outgoing_mail (next_attempt_at) WHERE status = 'pending';
CREATE INDEX outgoing_mail_settled ON outgoing_mail (settled_at) WHERE status <> 'pending';

CREATE TABLE contact_messages (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  wedding_date date NOT NULL,
  message text NOT NULL,
  status text NOT NULL DEFAULT 'new' CHECK (status IN ('new', 'answered')),
  -- Keyed hash of the network address, which itself is not stored.
  address_hash bytea,
  created_at timestamptz NOT NULL DEFAULT now(),
  answered_at timestamptz,
  answered_by uuid REFERENCES staff_accounts (id) ON DELETE SET NULL,
  CHECK ((status = 'answered') = (answered_at IS NOT NULL))
);
CREATE INDEX contact_messages_by_age ON contact_messages (created_at DESC, id);
CREATE INDEX contact_messages_by_status ON contact_messages (status, created_at DESC, id);
CREATE INDEX contact_messages_by_wedding ON contact_messages (wedding_date, id);
CREATE INDEX contact_messages_hashed ON contact_messages (created_at) WHERE address_hash IS NOT NULL;
CREATE INDEX contact_messages_by_answerer ON contact_messages (answered_by);
`;

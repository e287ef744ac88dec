import { toPostPath } from '../../lib/format/post-path.ts'
import { routes } from '../../lib/routes.ts'
import type { SamplePost } from '../sample-types.ts'
import { endpointSafeToCallTwice } from './endpoint-safe-to-call-twice.ts'

/** Mobile: an outbox on the phone, its sync, and the conflicts it cannot solve. */
export const offlineFirstOutboxReactNative: SamplePost = {
  id: '3f1d0c52-9b7e-4f5a-8d2c-6e4b1a907d33',
  title: 'An outbox for offline-first React Native apps',
  subTitle: 'Write to SQLite first, send later, and never ask the person whether there is a network',
  image: 'scene/outbox-of-letters',
  category: 'Mobile Development',
  tags: ['React Native', 'Offline First', 'TypeScript', 'API Design'],
  author: { name: 'Pritom Barua', designation: 'Lead Mobile Engineer' },
  createdAt: '2026-04-16T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: `<p>Asking the phone whether it is online is the wrong question. It says yes while it is connected to a router without internet. The useful question is whether a particular request was answered. So build the app as if there were no network, and let a small part of it, the outbox, deal with the rest.</p>
<p>The example is an app for field officers who visit households, collect an instalment at each, and see a signal again in the evening. It uses Expo’s SQLite.</p>
<h2>Two tables, one transaction</h2>
<p>Everything a person does is written to the phone’s database; amounts are whole numbers in the smallest unit. The same transaction adds a line to the outbox. A visit without a line has been sent.</p>
<pre><code class="language-ts">import * as SQLite from 'expo-sqlite'

export const db = SQLite.openDatabaseSync('field.db')
export const MAX_FAILURES = 8

db.execSync(\`
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS visits (
    id TEXT PRIMARY KEY,
    household TEXT NOT NULL,
    amount INTEGER NOT NULL,
    visited_at TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS outbox (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    path TEXT NOT NULL,
    body TEXT NOT NULL,
    failures INTEGER NOT NULL DEFAULT 0,
    refused TEXT
  );
\`)
</code></pre>
<pre><code class="language-ts">import * as Crypto from 'expo-crypto'
import { db } from './db'

type Visit = { id: string; household: string; amount: number; visitedAt: string }

function store(visit: Visit) {
  db.runSync(
    'INSERT INTO visits (id, household, amount, visited_at) VALUES (?, ?, ?, ?)',
    [visit.id, visit.household, visit.amount, visit.visitedAt],
  )
  db.runSync(
    'INSERT INTO outbox (id, path, body) VALUES (?, ?, ?)',
    [visit.id, '/visits', JSON.stringify(visit)],
  )
}

export function recordVisit(household: string, amount: number): string {
  const visit = { id: Crypto.randomUUID(), household, amount, visitedAt: new Date().toISOString() }
  db.withTransactionSync(() =&gt; store(visit))
  return visit.id
}

export function correctVisit(refusedId: string, amount: number): string {
  const line = db.getFirstSync&lt;{ body: string }&gt;(
    'SELECT body FROM outbox WHERE id = ? AND refused IS NOT NULL',
    [refusedId],
  )
  if (!line) throw new Error('Only a refused visit can be corrected')
  const visit: Visit = { ...JSON.parse(line.body), id: Crypto.randomUUID(), amount }
  db.withTransactionSync(() =&gt; {
    db.runSync('DELETE FROM outbox WHERE id = ?', [refusedId])
    db.runSync('DELETE FROM visits WHERE id = ?', [refusedId])
    store(visit)
  })
  return visit.id
}
</code></pre>
<p>The phone makes the id. So the screen can show the visit at once, and the server can recognise a repeat.</p>
<p>The phone’s clock may be wrong by hours, so the server should note its own time beside it and never sort money by the phone’s.</p>
<h2>Sending, in order, one at a time</h2>
<pre><code class="language-ts">import { db, MAX_FAILURES } from './db'

type Line = { seq: number; id: string; path: string; body: string }

// Answers that say nothing about the entry: no session, the first request still running, a busy server.
const LATER = [401, 408, 409, 425, 429, 502, 503, 504]
let running = false

export async function flush(origin: string): Promise&lt;void&gt; {
  if (running) return
  running = true
  try {
    for (;;) {
      const line = db.getFirstSync&lt;Line&gt;(
        'SELECT * FROM outbox WHERE refused IS NULL AND failures &lt; ? ORDER BY seq LIMIT 1',
        [MAX_FAILURES],
      )
      if (!line) return
      const answer = await send(origin, line)
      if (!answer || LATER.includes(answer.status)) return
      if (answer.status &gt;= 200 &amp;&amp; answer.status &lt; 300) {
        db.runSync('DELETE FROM outbox WHERE seq = ?', [line.seq])
      } else if (answer.status === 422) {
        db.runSync('UPDATE outbox SET refused = ? WHERE seq = ?', [answer.text || 'No reason given', line.seq])
      } else {
        db.runSync('UPDATE outbox SET failures = failures + 1 WHERE seq = ?', [line.seq])
        return
      }
    }
  } finally {
    running = false
  }
}

export function resend(id: string): void {
  db.runSync('UPDATE outbox SET failures = 0 WHERE id = ? AND refused IS NULL', [id])
}

async function send(origin: string, line: Line): Promise&lt;{ status: number; text: string } | null&gt; {
  const abort = new AbortController()
  const timer = setTimeout(() =&gt; abort.abort(), 20_000)
  try {
    const response = await fetch(origin + line.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': line.id },
      body: line.body,
      signal: abort.signal,
    })
    return { status: response.status, text: await response.text() }
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
</code></pre>
<p>Each answer belongs to one of six kinds:</p>
<table>
  <thead>
    <tr><th scope="col">Answer</th><th scope="col">What it means</th><th scope="col">What the outbox does</th></tr>
  </thead>
  <tbody>
    <tr><td>2xx</td><td>Received, or received before</td><td>Removes the line</td></tr>
    <tr><td>None, 408, 425, 429, 502 to 504</td><td>The way is blocked or the server is busy</td><td>Stops, and tries again later</td></tr>
    <tr><td>409</td><td>The first request with this id is still running</td><td>Stops, and tries again later</td></tr>
    <tr><td>401</td><td>The session has ended</td><td>Stops, until the person signs in</td></tr>
    <tr><td>422</td><td>A refusal, which will be the same for every try</td><td>Marks the entry as refused, with the reason</td></tr>
    <tr><td>Any other, above all 500</td><td>The server fails, perhaps on this entry only</td><td>Counts it, and sets the entry aside after eight</td></tr>
  </tbody>
</table>
<p>Only a success and a 422 are definite. Everything else leaves open whether the server has done the work. Suppose that the request times out on the phone while the server still writes. The next try is told 409, as in our <a href="${routes.post(toPostPath(endpointSafeToCallTwice))}">tutorial on idempotent endpoints</a>. An outbox that takes this for a refusal lets the officer enter the payment again under a new id, and the household pays twice. So agree with whoever writes the server on one status for refusals that stay.</p>
<p>The last row is the one that most outboxes lack. A server that stumbles over one particular entry answers 500 today, tomorrow and next week. An outbox that repeats it without end never sends what comes after it. The 503 of a busy server must not be counted, or an hour of maintenance would set a whole day’s work aside.</p>
<p>Eight is our choice. Report set-aside entries to your own monitoring as well. A 500 is not the officer’s mistake, and she may not correct the entry: the server may have stored the payment before it failed. Once it is repaired, <code>resend</code> puts the entry back into the queue under its own id.</p>
<p>Call <code>flush</code> when the app comes to the foreground, after each entry, and every minute while it is open. Many manufacturers stop background tasks.</p>
<h2>Correcting what was refused</h2>
<p>Show refused entries with the server’s reason, and offer to correct these alone: <code>correctVisit</code> throws for all others. A corrected entry is a new entry, with a new id. The id is the idempotency key: the server has stored its answer under it and will repeat the refusal, or complain that the key was used for other content. So <code>correctVisit</code> takes the old entry out and puts a new one in, in one transaction.</p>
<h2>What the screen says</h2>
<pre><code class="language-ts">import { db, MAX_FAILURES } from './db'

type Counts = { waiting: number; setAside: number; refused: number }

export function countOutbox(): Counts {
  const row = db.getFirstSync&lt;Counts&gt;(
    \`SELECT
       count(*) FILTER (WHERE refused IS NULL AND failures &lt; ?) AS waiting,
       count(*) FILTER (WHERE refused IS NULL AND failures &gt;= ?) AS setAside,
       count(refused) AS refused
     FROM outbox\`,
    [MAX_FAILURES, MAX_FAILURES],
  )
  return row ?? { waiting: 0, setAside: 0, refused: 0 }
}
</code></pre>
<ul>
  <li>A plain count: “7 entries wait to be sent”. No colour of alarm, because waiting is the normal state.</li>
  <li>Refused entries apart from these, with a colour, since they need the person.</li>
  <li>Entries that were set aside, with the sentence “We are looking into it” and a button that calls <code>resend</code>.</li>
  <li>A button “Send now” for those who want to see it happen.</li>
</ul>
<p>Never show a dialog about the network. The person knows.</p>
<h2>What an outbox does not solve</h2>
<p>Two people may change the same record while both are offline. An outbox delivers both changes faithfully, and the second overwrites the first. Where you can, record events instead of states: “paid 500” twice adds up, “balance is 500” twice does not. Where you cannot, send the version that the person saw, and let the server refuse a stale one.</p>
<p>A lost phone loses what it had not sent. Encrypt the database, and tell your client this sentence before the first phone falls into a river.</p>
<h2>Test the bad day</h2>
<p>Put a proxy between app and server which drops every third answer after the server has done its work. Enter a hundred visits, kill the app ten times, and compare: the server must have a hundred. Let it take longer than the phone waits: the phone gets a 409, and the visit must arrive once. Then let the server always answer 500 to one of them: it must have ninety-nine, and the phone must say which one is missing. Repair it and resend that one. Run this for every release.</p>`,
}

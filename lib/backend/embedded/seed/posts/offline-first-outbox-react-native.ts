import type { SeedPost } from '../types.ts'

/** Mobile: an outbox on the phone, its sync, and the conflicts it cannot solve. */
export const offlineFirstOutboxReactNative: SeedPost = {
  id: '3f1d0c52-9b7e-4f5a-8d2c-6e4b1a907d33',
  title: 'An outbox for offline-first React Native apps',
  subTitle: 'Write to SQLite first, send later, and never ask the person whether there is a network',
  image: null,
  category: 'Mobile Development',
  tags: ['React Native', 'Offline First', 'TypeScript', 'API Design'],
  author: { name: 'Pritom Barua', designation: 'Lead Mobile Engineer' },
  createdAt: '2026-04-16T04:00:00.000Z',
  readTime: null,
  level: 'Intermediate',
  description: `<p>Asking the phone whether it is online is the wrong question. It says yes while it is connected to a router without internet, and yes on a mast where every request takes forty seconds. The useful question is whether a particular request was answered. So build the app as if there were no network, and let a small part of it, the outbox, deal with the rest.</p>
<h2>Two tables, one transaction</h2>
<p>Everything a person does is written to the phone’s database. The same transaction adds a line to the outbox. Both exist or neither does.</p>
<pre><code class="language-ts">import * as SQLite from 'expo-sqlite'

export const db = SQLite.openDatabaseSync('field.db')

db.execSync(\`
  PRAGMA journal_mode = WAL;
  CREATE TABLE IF NOT EXISTS visits (
    id TEXT PRIMARY KEY,
    household TEXT NOT NULL,
    amount INTEGER NOT NULL,
    visited_at TEXT NOT NULL,
    sent INTEGER NOT NULL DEFAULT 0
  );
  CREATE TABLE IF NOT EXISTS outbox (
    seq INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL UNIQUE,
    path TEXT NOT NULL,
    body TEXT NOT NULL,
    refused TEXT
  );
\`)
</code></pre>
<pre><code class="language-ts">import * as Crypto from 'expo-crypto'
import { db } from './db'

export function recordVisit(household: string, amount: number) {
  const visit = { id: Crypto.randomUUID(), household, amount, visitedAt: new Date().toISOString() }
  db.withTransactionSync(() =&gt; {
    db.runSync(
      'INSERT INTO visits (id, household, amount, visited_at) VALUES (?, ?, ?, ?)',
      [visit.id, visit.household, visit.amount, visit.visitedAt],
    )
    db.runSync(
      'INSERT INTO outbox (id, path, body) VALUES (?, ?, ?)',
      [visit.id, '/visits', JSON.stringify(visit)],
    )
  })
  return visit.id
}
</code></pre>
<p>The phone makes the id. That has two consequences: the screen can show the visit at once, and the server can recognise a repeat. A number given by the server would offer neither.</p>
<h2>Sending, in order, one at a time</h2>
<pre><code class="language-ts">import { db } from './db'

type Line = { seq: number; id: string; path: string; body: string }
let running = false

export async function flush(origin: string): Promise&lt;void&gt; {
  if (running) return
  running = true
  try {
    for (;;) {
      const line = db.getFirstSync&lt;Line&gt;('SELECT * FROM outbox WHERE refused IS NULL ORDER BY seq LIMIT 1')
      if (!line) return
      const response = await send(origin, line)
      if (!response || response.status &gt;= 500 || [401, 408, 429].includes(response.status)) return
      const refused = response.ok ? null : await response.text()
      db.withTransactionSync(() =&gt; {
        if (refused === null) {
          db.runSync('DELETE FROM outbox WHERE seq = ?', [line.seq])
          db.runSync('UPDATE visits SET sent = 1 WHERE id = ?', [line.id])
        } else {
          db.runSync('UPDATE outbox SET refused = ? WHERE seq = ?', [refused || 'refused', line.seq])
        }
      })
    }
  } finally {
    running = false
  }
}

async function send(origin: string, line: Line): Promise&lt;Response | null&gt; {
  const abort = new AbortController()
  const timer = setTimeout(() =&gt; abort.abort(), 20_000)
  try {
    return await fetch(origin + line.path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': line.id },
      body: line.body,
      signal: abort.signal,
    })
  } catch {
    return null
  } finally {
    clearTimeout(timer)
  }
}
</code></pre>
<p>There are three outcomes. An answer with success removes the line. No answer, an overloaded server or an expired session leaves it for later. A refusal is set aside, or one bad entry would block all that follow. Show refused entries to the person with the server’s reason, and offer to correct them.</p>
<p>Call <code>flush</code> when the app comes to the foreground, after each entry, and every minute while it is open. Background tasks are a bonus: many manufacturers stop them to save the battery, so nothing may depend on them.</p>
<h2>What the screen says</h2>
<ul>
  <li>A plain count: “7 entries wait to be sent”. No colour of alarm, because waiting is the normal state.</li>
  <li>The time of the last successful transfer.</li>
  <li>A button “Send now” for those who want to see it happen. They stand at the roadside with one bar, and they will press it anyway.</li>
</ul>
<p>Never show a dialog about the network. The person knows.</p>
<h2>What an outbox does not solve</h2>
<p>Two people may change the same record while both are offline. An outbox delivers both changes faithfully, and the second overwrites the first. Where you can, record events in place of states: “paid 500” twice adds up, “balance is 500” twice does not. Where you cannot, send the version that the person saw, and let the server refuse a stale one.</p>
<p>A lost phone loses what it had not sent. Encrypt the database, and tell your client this sentence before the first phone falls into a river.</p>
<h2>Test the bad day</h2>
<p>Put a proxy between app and server which drops every third answer after the server has done its work. Enter a hundred visits, kill the app ten times, and compare. The server must have a hundred visits, no more and no fewer. Run this for every release. Success on a good network proves nothing about this code.</p>`,
}

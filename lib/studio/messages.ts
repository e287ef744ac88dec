import type { MessageState } from '../backend/contract.ts'
import type { Database } from '../db/database.ts'
import { countRows, type Page, type PageRequest, readPage } from '../db/paging.ts'
import type { MessageRow } from '../db/schema.ts'
import { missing } from './studio-problem.ts'

export type StudioMessage = MessageRow

export type MessageCounts = Record<MessageState, number>

/** Returns a page of the messages in a state, or of all messages, latest first. */
export function listMessages(
  db: Database,
  { state, ...request }: PageRequest & { state?: MessageState },
): Promise<Page<MessageRow>> {
  const all = db.selectFrom('messages').selectAll()
  return readPage(state ? all.where('state', '=', state) : all, ['receivedAt', 'reference'], request)
}

/** Counts the open and the done messages. */
export async function countMessages(db: Database): Promise<MessageCounts> {
  const count = (state: MessageState) => countRows(db.selectFrom('messages').where('state', '=', state))
  return { open: await count('open'), done: await count('done') }
}

/** Sets a message's state. Throws `missing`. */
export async function setMessageState(db: Database, reference: string, state: MessageState): Promise<void> {
  const query = db.updateTable('messages').set({ state }).where('reference', '=', reference).returning('reference')
  await query.executeTakeFirstOrThrow(missing)
}

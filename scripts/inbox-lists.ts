import { APPLICATION_STATES } from '../lib/backend/contract.ts'
import type { Database } from '../lib/db/database.ts'
import type { FileStore } from '../lib/db/files/file-store.ts'
import { type Page, type PageRequest, readPages, writeCsv } from '../lib/db/paging.ts'
import { toPlainJson } from '../lib/format/table.ts'
import {
  type ApplicationFilter,
  countApplications,
  countList,
  getAlertPage,
  getApplicationPage,
  getMessagePage,
  getSubscriberPage,
} from '../lib/studio/inbox.ts'
import {
  type InboxRow,
  toAlertLine,
  toApplicationLine,
  toExportRow,
  toMessageLine,
  toSubscriberLine,
} from '../lib/studio/inbox-rows.ts'

export const KINDS = ['applications', 'messages', 'subscribers', 'alerts'] as const
export type Kind = (typeof KINDS)[number]

export const isKind = (word: string): word is Kind => KINDS.some((kind) => kind === word)

type Options = { state?: string; job?: string }

/** The lists of the inbox: a page of lines for the terminal, or all rows, read page by page. */
export type Lists = ReturnType<typeof createLists>

function toFilter({ state: word, job: jobId }: Options): ApplicationFilter {
  const state = APPLICATION_STATES.find((each) => each === word)
  if (word && !state) throw new Error(`--state takes ${APPLICATION_STATES.join(', ')}.`)
  return { state, jobId }
}

function createList<Row extends object>(
  count: () => Promise<number>,
  getPage: (request: PageRequest) => Promise<Page<Row>>,
  toLine: (row: Row) => InboxRow,
  toExport?: (row: Row) => InboxRow,
) {
  return {
    async getPage(request: PageRequest) {
      const { rows, next } = await getPage(request)
      return { count: await count(), lines: rows.map(toLine), next }
    },
    readAll: (): AsyncIterable<Row[]> => readPages(getPage),
    writeCsv: () => writeCsv(getPage, toExport),
  }
}

/** Opens the lists with the filters in the command. */
export function createLists(db: Database, store: FileStore, options: Options) {
  const filter = toFilter(options)
  return {
    applications: createList(
      () => countApplications(db, filter),
      (request) => getApplicationPage(db, store, { ...request, ...filter }),
      toApplicationLine,
      toExportRow,
    ),
    messages: createList(
      () => countList(db, 'messages'),
      (request) => getMessagePage(db, request),
      toMessageLine,
    ),
    subscribers: createList(
      () => countList(db, 'subscribers'),
      (request) => getSubscriberPage(db, request),
      toSubscriberLine,
    ),
    alerts: createList(
      () => countList(db, 'jobAlerts'),
      (request) => getAlertPage(db, request),
      toAlertLine,
    ),
  }
}

/** Writes all rows of some lists as one JSON object, in parts. */
export async function* writeJson(lists: Lists, kinds: readonly Kind[]): AsyncGenerator<string> {
  for (const [at, kind] of kinds.entries()) {
    yield `${at === 0 ? '{' : ','}\n"${kind}": [`
    let separator = '\n'
    for await (const rows of lists[kind].readAll()) {
      for (const row of rows) {
        yield separator + toPlainJson(row)
        separator = ',\n'
      }
    }
    yield ']'
  }
  yield '}\n'
}

import { z } from 'zod'
import type { Database } from '../db/database.ts'
import { readSetting } from '../db/settings.ts'
import type { ListEntry, ListName } from '../listing/lists.ts'

const storedSchema = z
  .array(z.object({ value: z.string().regex(/^[a-z\d-]{1,80}$/), label: z.string().min(1), introduction: z.string() }))
  .min(1)

/** A list as an owner saved it. `saved` is undefined as long as the file counts. */
export type StoredList = { saved: ListEntry[] | undefined; version: number }

/** Reads the departments or the categories. A value that is no list, which someone wrote by hand, does not count. */
export async function readList(db: Database, name: ListName): Promise<StoredList> {
  const { value, version } = await readSetting(db, name)
  return { saved: storedSchema.safeParse(value).data, version }
}

import type { Readable } from 'node:stream'
import type { Env } from '../../../env.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/** Where the files of applications lie: a folder or a bucket. Nothing in it is public. */
export type FileStore = {
  /** Stores the file at `from` under a new name. It is durable when this returns; `from` may be gone then. */
  put(from: string, name: string, details: { type: string; sha256: string }): Promise<void>
  /** Throws where there is no such file. */
  get(name: string): Promise<Readable>
  /** Names without a file are no fault. */
  remove(names: readonly string[]): Promise<void>
  /** Names of files that were stored more than `age` milliseconds ago. */
  listOlderThan(age: number): Promise<string[]>
  /** Where the operator finds a file: a path, or an s3:// address. */
  locate(name: string): string
  /** Throws where files cannot be stored at the moment. */
  check(): Promise<void>
}

/** The settings that say where files lie; the operator's commands read these and no others. */
export const FILE_SETTINGS = [
  'DATA_DIR',
  'FILES_URL',
  'FILES_ENCRYPTION',
  'AWS_ENDPOINT_URL',
  'AWS_REGION',
  'AWS_ACCESS_KEY_ID',
  'AWS_SECRET_ACCESS_KEY',
  'AWS_SESSION_TOKEN',
] as const

/** What those settings say. */
export type FileSettings = Pick<Env, (typeof FILE_SETTINGS)[number]>

/** The store that the settings name: a bucket with FILES_URL, else a folder in DATA_DIR. */
export const createFileStore = (settings: FileSettings): FileStore =>
  settings.FILES_URL ? createS3Store(settings.FILES_URL, settings) : createFolderStore(settings.DATA_DIR)

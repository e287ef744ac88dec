import type { Readable } from 'node:stream'
import type { Env } from '../../env.ts'
import { createFolderStore } from './folder-store.ts'
import { createS3Store } from './s3-store.ts'

/** A private store of files: a folder or a bucket. */
export type FileStore = {
  /** Stores the file at `from` durably under a new name. `from` may be moved. */
  put(from: string, name: string, details: { type: string; sha256: string }): Promise<void>
  /** Throws if the file does not exist. */
  get(name: string): Promise<Readable>
  /** Ignores names without a file. */
  remove(names: readonly string[]): Promise<void>
  /** Returns the names of files that were stored more than `age` milliseconds ago. */
  listOlderThan(age: number): Promise<string[]>
  /** Returns where the operator finds a file: a path or an s3:// address. */
  locate(name: string): string
  /** Throws if files cannot be stored now. */
  check(): Promise<void>
}

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

export type FileSettings = Pick<Env, (typeof FILE_SETTINGS)[number]>

export const createFileStore = (settings: FileSettings): FileStore =>
  settings.FILES_URL ? createS3Store(settings.FILES_URL, settings) : createFolderStore(settings.DATA_DIR)

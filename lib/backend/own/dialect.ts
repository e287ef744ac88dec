import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

// Kysely passes only values from its query builder, and the tables' types allow only those of SQLite.
const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** Gives Node's own SQLite the interface of better-sqlite3, which Kysely's dialect expects. */
function toKyselyDatabase(db: DatabaseSync): SqliteDatabase {
  return {
    close: () => db.close(),
    prepare(sql) {
      const statement = db.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...toInput(parameters)),
        run: (parameters) => statement.run(...toInput(parameters)),
        iterate: (parameters) => statement.iterate(...toInput(parameters)),
      }
    },
  }
}

// Takes the write lock first: SQLite fails a transaction that reads, then writes while another process does.
class ImmediateDriver extends SqliteDriver {
  readonly #db: DatabaseSync

  constructor(config: SqliteDialectConfig, db: DatabaseSync) {
    super(config)
    this.#db = db
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // SQLite rolls back by itself on a full disk. A second rollback would fail and hide the first error.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Kysely's SQLite dialect on `node:sqlite`, with the write lock from the start of a transaction. */
export class NodeSqliteDialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig
  readonly #db: DatabaseSync

  constructor(db: DatabaseSync) {
    const config = { database: toKyselyDatabase(db) }
    super(config)
    this.#config = config
    this.#db = db
  }

  override createDriver() {
    return new ImmediateDriver(this.#config, this.#db)
  }
}

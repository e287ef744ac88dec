import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
} from 'kysely'

// Kysely passes only values that its query builder took, and the tables' types admit no others than SQLite's.
const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** Shows Node's own SQLite to Kysely the way better-sqlite3 looks, which is what Kysely's dialect speaks to. */
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

// A transaction that starts by reading cannot become a writing one while another process writes: SQLite fails it at
// once, without waiting. Taking the write lock first makes it wait its turn instead.
class ImmediateDriver extends SqliteDriver {
  readonly #db: DatabaseSync

  constructor(config: SqliteDialectConfig, db: DatabaseSync) {
    super(config)
    this.#db = db
  }

  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  // A full disk makes SQLite roll back by itself. To do it again would fail, and hide that fault behind its own.
  override async rollbackTransaction(connection: DatabaseConnection) {
    if (this.#db.isTransaction) await super.rollbackTransaction(connection)
  }
}

/** Kysely's SQLite dialect on `node:sqlite`, with transactions that may write from their first statement. */
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

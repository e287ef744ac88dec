import type { DatabaseSync, SQLInputValue } from 'node:sqlite'
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type SqliteDatabase,
  SqliteDialect,
  SqliteDriver,
} from 'kysely'

// Kysely passes only values from its query builder, and the tables' types allow only those of SQLite.
const toInput = (parameters: readonly unknown[]) => parameters as SQLInputValue[]

/** Gives Node's SQLite the interface of better-sqlite3, which Kysely's dialect expects. */
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

/** Creates Kysely's SQLite dialect for `node:sqlite`. */
export function createSqliteDialect(db: DatabaseSync): Dialect {
  const config = { database: toKyselyDatabase(db) }

  class ImmediateDriver extends SqliteDriver {
    // Takes the write lock first: SQLite aborts a transaction that reads first and writes while another process does.
    override async beginTransaction(connection: DatabaseConnection) {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'))
    }

    // SQLite rolls back automatically if the disk is full. A second rollback would fail and hide the first error.
    override async rollbackTransaction(connection: DatabaseConnection) {
      if (db.isTransaction) await super.rollbackTransaction(connection)
    }
  }

  const dialect = new SqliteDialect(config)
  dialect.createDriver = () => new ImmediateDriver(config)
  return dialect
}

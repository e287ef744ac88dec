/** A backup, a restore or a move cannot be made or trusted; the message is for the operator. */
export class BackupError extends Error {
  override name = 'BackupError'
}

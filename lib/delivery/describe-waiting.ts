import 'server-only'
import { getEmbeddedBackend, getForwarding } from '../backend/index.ts'
import { type DeliveryKind, measureOpen } from './deliveries.ts'

const KINDS: readonly DeliveryKind[] = ['mail', 'submissions']

/** What waits to be delivered, a line for each kind; none where nothing waits. Throws BackendError. */
export async function describeWaiting(): Promise<string[]> {
  const own = getForwarding()?.local ?? getEmbeddedBackend()
  const found = await own?.use('waiting', (db) => Promise.all(KINDS.map((kind) => measureOpen(db, kind))))
  return (found ?? []).flatMap(({ waiting, oldestS }, at) =>
    waiting > 0 ? [`${KINDS[at]}: ${waiting} waiting, the oldest for ${oldestS} s`] : [],
  )
}

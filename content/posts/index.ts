import type { SamplePost } from '../sample-types.ts'
import { bengaliTextThatComparesEqual } from './bengali-text-that-compares-equal.ts'
import { changeATableWithoutDowntime } from './change-a-table-without-downtime.ts'
import { cloudBillYouCanExplain } from './cloud-bill-you-can-explain.ts'
import { endpointSafeToCallTwice } from './endpoint-safe-to-call-twice.ts'
import { formsThatSurviveABadConnection } from './forms-that-survive-a-bad-connection.ts'
import { jobQueueInPostgresql } from './job-queue-in-postgresql.ts'
import { measureInpBeforeYouFixIt } from './measure-inp-before-you-fix-it.ts'
import { measureRetrievalBeforeUsersDo } from './measure-retrieval-before-users-do.ts'
import { moveFromSpreadsheetToErp } from './move-from-spreadsheet-to-erp.ts'
import { offlineFirstOutboxReactNative } from './offline-first-outbox-react-native.ts'
import { smallerDockerImagesForNode } from './smaller-docker-images-for-node.ts'
import { strictContentSecurityPolicy } from './strict-content-security-policy.ts'

/** The posts of a fresh installation, newest first. Their ids have every shape that a backend may use. */
export const posts: SamplePost[] = [
  endpointSafeToCallTwice,
  measureRetrievalBeforeUsersDo,
  strictContentSecurityPolicy,
  formsThatSurviveABadConnection,
  bengaliTextThatComparesEqual,
  measureInpBeforeYouFixIt,
  jobQueueInPostgresql,
  offlineFirstOutboxReactNative,
  smallerDockerImagesForNode,
  cloudBillYouCanExplain,
  changeATableWithoutDowntime,
  moveFromSpreadsheetToErp,
]

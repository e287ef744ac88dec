import { studyHandlers } from '@/lib/studio/pieces/piece-handlers'

export const POST = studyHandlers.publish

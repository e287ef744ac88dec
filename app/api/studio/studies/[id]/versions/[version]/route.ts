import { studyHandlers } from '@/lib/studio/pieces/piece-handlers'

export const GET = studyHandlers.version

import { studyHandlers } from '@/lib/studio/pieces/piece-handlers'

export const { GET, POST } = studyHandlers.all

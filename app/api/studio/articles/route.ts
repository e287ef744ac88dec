import { articleHandlers } from '@/lib/studio/pieces/piece-handlers'

export const { GET, POST } = articleHandlers.all

import { actOnAlert } from '@/lib/jobs/alerts/link-pages'

export * from '@/lib/forms/refuse'

export const POST = actOnAlert('confirm')

import { actOnAlert } from '@/lib/job-alerts/link-pages'

export * from '@/lib/forms/refuse'

export const POST = actOnAlert('renew')

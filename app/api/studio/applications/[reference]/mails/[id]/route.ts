import { markMailSent, takeBackMail } from '@/lib/studio/candidate-mails'
import { nothing, studioChange } from '@/lib/studio/route-handlers'

/** Marks an email as sent by hand. */
export const PUT = studioChange('applications', nothing, async ({ db, params: { reference, id }, record }) => {
  await markMailSent(db, reference, id)
  await record('send by hand to', `application ${reference}`)
})

/** Cancels an unsent email. */
export const DELETE = studioChange('applications', nothing, async ({ db, params: { reference, id }, record }) => {
  await takeBackMail(db, reference, id)
  await record('take back a mail to', `application ${reference}`)
})

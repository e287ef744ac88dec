/** The part of lib/routes.ts that forms need in browsers: the whole file would be a tenth of their own code. */
export const formRoutes = {
  privacy: '/privacy',
  terms: '/terms',
  api: {
    contact: '/api/contact',
    newsletter: '/api/newsletter',
    newsletterConfirm: '/api/newsletter/confirm',
    newsletterEnd: '/api/newsletter/end',
    jobAlert: '/api/job-alert',
    jobAlertConfirm: '/api/job-alert/confirm',
    jobAlertEnd: '/api/job-alert/end',
    jobAlertRenew: '/api/job-alert/renew',
    upload: '/api/upload',
    apply: '/api/apply',
    applicationWithdraw: '/api/application/withdraw',
    applicationKeep: '/api/application/keep',
    applicationErase: '/api/application/erase',
    applicationFile: '/api/application/file',
    revalidate: '/api/revalidate',
    studio: '/api/studio',
  },
} as const

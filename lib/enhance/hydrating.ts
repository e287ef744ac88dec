/** The event of the window when the framework of a form is requested. */
export const HYDRATING = 'site:hydrating'

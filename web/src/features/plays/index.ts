/** What stands above a talk in which a scenario is played; fetched when a talk is opened. */
export const loadPlayStrip = () => import('./play-strip')
/** What may be chosen there, where nobody but a script answers. */
export const loadPlayChoices = () => import('./play-choices')

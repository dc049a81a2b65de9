export { scenes } from './scenes'

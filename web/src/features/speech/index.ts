export { createSpeaker, type Speaker } from './speaker'

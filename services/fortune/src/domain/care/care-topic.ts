import type { redirectTopics } from '@lumen/contracts/fortune/eastern'

export type CareTopic = (typeof redirectTopics)[number]

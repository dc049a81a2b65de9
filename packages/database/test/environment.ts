export { openTestEnvironment } from '@lumen/provision/testing'

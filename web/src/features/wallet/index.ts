export { WalletWatch } from './wallet-watch'
export { WalletWidget } from './wallet-widget'

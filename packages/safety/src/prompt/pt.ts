import type { Terms } from './terms.ts'

export const pt: Terms = {
  harmless: `
    rato-toupeira-nu, rato toupeira nu, ratos-toupeira-nus, olho nu, a olho nu, pés nus, verdade nua, árvore nua,
    árvores nuas, galhos nus, parede nua, rocha nua, mãos nuas, batom nude, cor nude, tom nude, tons nude, esmalte nude,
    mesmo sexo, sexo oposto, educação sexual, jogar pelada, jogo de pelada, futebol pelada, pelada de futebol,
    suástica budista, suástica hindu`,
  sexual: `
    mulher nua, mulheres nuas, homem nu, homens nus, corpo nu, corpos nus, pessoa nua, pessoas nuas, menina nua, garota nua,
    menino nu, moça nua, totalmente nua, totalmente nu, completamente nua, completamente nu, toda nua, todo nu,
    nudez, nudes, nudismo, nudista*, mulher pelada, homem pelado, garota pelada, menina pelada, sexo, cena de sexo,
    fazer sexo, pornô, porno*, pornograf*, erótic*, erotismo, pênis, vagina*, vulva*, mamilo*, boquete*,
    orgasmo*, masturb*, hentai, fetich*, orgia*, sem roupa, sem roupas, topless, relação sexual, ato sexual, estupro,
    estuprada, peitos de fora, striptease, transando`,
  suggestive: `
    sexy, sexual*, sensual*, sedutor*, lingerie, calcinha*, roupa íntima, roupas íntimas,
    lasciv*, provocante*`,
  minors: `
    criança*, menina, meninas, menino, meninos, garotinha*, garotinho*, menor de idade,
    menores de idade, adolescente*, colegial, colegiais, estudante do ensino médio, bebê*, bebé*,
    infantil, infantis, lolita*, novinha*`,
  selfHarm: `
    como me matar, como se matar, como me suicidar, como se suicidar, métodos de suicídio, método de suicídio,
    suicídio sem dor, se suicidando, se enforcar, me enforcar, se enforcando, cortar os pulsos, cortando os pulsos,
    cortar meus pulsos, como me cortar, se cortando com, automutilação, automutilar, dose letal, dose mortal,
    como vomitar para emagrecer, pro ana, proana, cometer suicídio, cometendo suicídio`,
  hate: `
    suástica*, cruz gamada, bandeira nazista, bandeiras nazistas, bandeira nazi, símbolo nazista,
    símbolos nazistas, símbolo nazi, saudação nazista, saudação nazi, uniforme nazista,
    uniforme nazi, uniforme da ss, braçadeira nazista, runas ss, runas da ss, heil hitler,
    ku klux klan, bandeira do isis, bandeira do estado islâmico`,
}

import type { Terms } from './terms.ts'

export const es: Terms = {
  harmless: `
    rata topo desnuda, ratas topo desnudas, pies desnudos, verdad desnuda, árbol desnudo, árboles desnudos,
    rama desnuda, ramas desnudas, pared desnuda, paredes desnudas, roca desnuda, rocas desnudas,
    ojo desnudo, manos desnudas, bombilla desnuda, alma desnuda, mismo sexo, sexo opuesto, bello sexo,
    educación sexual, niño jesús, fenómeno del niño, esvástica budista, esvástica hindú`,
  sexual: `
    desnud*, sexo, escena de sexo, tener sexo, porno*, pornograf*, erótic*, erotismo, pene,
    penes, vagina*, vulva*, pezón, pezones, felación, orgasmo*, masturb*, hentai, fetich*,
    orgía*, sin ropa, en cueros, en pelotas, topless, relaciones sexuales, acto sexual,
    violación sexual, tetas, striptease`,
  suggestive:
    'sexy, sexi, sexual*, sensual*, seductor*, lencería, ropa interior, bragas, tanga, lasciv*, provocativ*, provocador*',
  minors: `
    niña, niñas, niño, niños, menor de edad, menores de edad, adolescente*, colegiala*,
    colegial*, bebé*, infantil*, quinceañera*, lolita*, preadolescente*, hija pequeña,
    chiquilla*, chiquillo*`,
  selfHarm: `
    cómo suicidarme, cómo suicidarse, cómo matarme, métodos de suicidio, método de suicidio,
    suicidio sin dolor, suicidarse, suicidarme, suicidándose, ahorcarse, ahorcarme, ahorcándose, cortarse las venas,
    cortarme las venas, cortándose las venas, cortarse las muñecas, cómo cortarme, cómo autolesionarme,
    autolesiones, autolesión, dosis letal, dosis mortal, cómo vomitar para adelgazar, pro ana, proana`,
  hate: `
    esvástica*, svástica*, cruz gamada, cruces gamadas, bandera nazi, banderas nazis,
    símbolo nazi, símbolos nazis, saludo nazi, saludo hitleriano, uniforme nazi,
    uniforme de las ss, brazalete nazi, runas ss, runas de las ss, heil hitler, ku klux klan,
    bandera de isis, bandera del isis, bandera del estado islámico`,
}

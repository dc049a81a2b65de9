import type { Terms } from './terms.ts'

export const fr: Terms = {
  harmless: `
    pieds nus, tête nue, œil nu, oeil nu, à l'œil nu, mains nues, rat-taupe nu, rat taupe nu,
    mise à nu, vérité nue, vérité toute nue, arbre nu, arbres nus, branches nues, mur nu,
    murs nus, ampoule nue, même sexe, sexe opposé, éducation sexuelle, beau sexe,
    enfants de chœur, svastika bouddhiste, svastika hindou, se pendre au cou, la mineur,
    ré mineur, do mineur, mi mineur, sol mineur, si mineur, fa mineur, mode mineur`,
  sexual: `
    femme nue, femmes nues, homme nu, hommes nus, fille nue, filles nues, garçon nu, corps nu,
    corps nus, personne nue, personnes nues, enfant nu, enfants nus, nue sur, nu intégral,
    tout nu, toute nue, entièrement nu, entièrement nue, complètement nu, complètement nue,
    seins nus, torse et fesses nus, nudité, nudisme, nudiste*, sexe, scène de sexe, porno*,
    pornograph*, érotique*, érotisme, pénis, vagin*, vulve*, fellation*, orgasme*, masturb*,
    hentai, fétichis*, orgie*, sans vêtements, déshabillée*, déshabillé, violée, violer,
    strip-tease, striptease, partouze*`,
  suggestive: `
    sexy, sexuel*, sexuelle*, sensuel*, séduisante posture, lingerie, culotte, sous-vêtements,
    lascif*, lascive*, provocante*, coquine*`,
  minors: `
    enfant*, fillette*, petite fille, petites filles, petit garçon, petits garçons, ados,
    adolescent*, écolière*, écolier*, collégien*, lycéen*, bébé*, bambin*, nourrisson*, lolita*,
    préado*, gamin, gamins, gamine, gamines, mineur, mineurs, mineure, mineures`,
  selfHarm: `
    comment me suicider, comment se suicider, comment me tuer, méthode de suicide,
    méthodes de suicide, suicide sans douleur, se suicider, me suicider, se pendre,
    pendu au bout d'une corde, me pendre, s'ouvrir les veines, m'ouvrir les veines,
    se trancher les veines, trancher les veines, comment me scarifier, se scarifier,
    se tailler les veines, poignets tailladés, dose mortelle, dose létale,
    comment me faire vomir, pro ana, proana`,
  hate: `
    croix gammée*, svastika*, swastika*, drapeau nazi, drapeaux nazis, symbole nazi,
    symboles nazis, salut nazi, salut hitlérien, uniforme nazi, uniformes nazis, uniforme ss,
    brassard nazi, insigne nazi, runes ss, heil hitler, ku klux klan, drapeau de daech,
    drapeau de l'état islamique, drapeau isis`,
}
